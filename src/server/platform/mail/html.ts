/** HTML of a mail: everything that is put in is escaped, as text and inside quoted attributes. */
export function html(strings: TemplateStringsArray, ...values: string[]): string {
  return strings.map((part, at) => part + escape(values[at] ?? '')).join('')
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
