/** Finding an option's field in the form: what is wrong is told elsewhere, too, and leads there. */

export function fieldId(key: string): string {
  return `field-${key.replaceAll('.', '-')}`;
}

/** Open the group of this option, bring it into view, and put the focus into it. */
export function showField(key: string): void {
  const field = document.getElementById(fieldId(key));
  if (!field) return;
  const group = field.closest('details');
  if (group) group.open = true;
  field.scrollIntoView({ block: 'center' });
  field.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });
}
