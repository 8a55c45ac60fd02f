house-these = Diese Regeln
house-differs = { $count ->
    [0] Es sind die üblichen Regeln.
    [one] Sie weichen in einem Punkt von den üblichen ab.
   *[other] Sie weichen in { $count } Punkten von den üblichen ab.
}
house-share = Weitergeben
    .help = Wer diesen Link öffnet, sieht die Abweichungen und das ganze Regelblatt und kann nach diesen Regeln spielen, sie aufbewahren oder ändern. Die Regeln stehen im Link selbst.
house-link = Link zu diesen Regeln
house-export = Als Datei sichern
    .help = Auch das Programm im Terminal liest sie: three-thirteen rules DATEI.json und three-thirteen play --rules DATEI.json.
house-import = Dateien öffnen
house-mine = Meine Hausregeln
house-all = Meine Hausregeln
house-shared = Hausregeln
house-build = Regeln bauen
house-change = Ändern
house-kept = Aufbewahrt
house-unsound = So kann man nach diesen Regeln nicht spielen:
house-rename = Umbenennen
house-new-name = Neuer Name
house-name-taken = Der Name ist leer, oder andere Regeln haben ihn schon.
house-duplicate = Verdoppeln
house-delete = Löschen
house-deleted = „{ $name }“ ist gelöscht.
house-none = Noch keine Hausregeln
    .help = Bau die Regeln, wie ihr sie zu Hause spielt, und gib ihnen einen Namen. Sie bleiben hier in diesem Browser.
house-against = Verträgt sich nicht mit:
house-show = Zeigen
house-gave-way = { $title } und { $others } gehen nicht zusammen: Sie wollen für dieselbe Regel verschiedene Werte. { $others } ist ausgeschaltet.
house-fault-broken = Dieser Link ist nicht vollständig.
    .help = Ein Teil fehlt, oder er wurde unterwegs verändert. Lass ihn dir noch einmal geben und kopiere ihn ganz.
house-fault-newer = Diese Regeln stammen aus einer neueren Version des Programms.
    .help = Diese Version kann sie nicht lesen. Bitte hier um eine neuere, oder baue die Regeln selbst.
house-fault-form = Diese Datei enthält keine Regeln.
    .help = Eine Regeldatei ist JSON, wie „Als Datei sichern“ es schreibt.
