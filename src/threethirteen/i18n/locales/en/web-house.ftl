# House rules in the browser: built, kept by name, passed on by link and file.
house-these = These rules
house-differs = { $count ->
    [0] They are the usual rules.
    [one] They differ from the usual ones in one point.
   *[other] They differ from the usual ones in { $count } points.
}
house-share = Pass on
    .help = Whoever opens this link sees what differs and the whole rule sheet, and can play these rules, keep them or change them. The link itself holds the rules.
house-link = Link to these rules
house-export = Save as a file
    .help = The program in the terminal reads it, too: three-thirteen rules FILE.json and three-thirteen play --rules FILE.json.
house-import = Open files
house-mine = My house rules
house-all = My house rules
house-shared = House rules
house-build = Build rules
house-change = Change
house-kept = Kept
house-unsound = These rules cannot be played as they are:
house-rename = Rename
house-new-name = New name
house-name-taken = That name is empty, or other rules have it.
house-duplicate = Duplicate
house-delete = Delete
house-deleted = “{ $name }” is deleted.
house-none = No house rules yet
    .help = Build rules as you play them at home, and give them a name. They are kept here, in this browser.
house-against = At odds with:
house-show = Show
house-gave-way = { $title } and { $others } cannot both be: they want different values for the same rule. { $others } has been taken off.
house-fault-broken = This link is not whole.
    .help = A part of it is missing, or it has been changed on the way. Ask for it again, and copy it as a whole.
house-fault-newer = These rules are from a newer version of the program.
    .help = This version cannot read them. Ask for a newer one here, or build the rules yourself.
house-fault-form = This file holds no rules.
    .help = A file of rules is JSON, as “Save as a file” writes it.
