const GUID = /^\{?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\}?$/i
const WHOLE =
  /^(?:<[^<>]{1,200}>|\{\{?[^{}]{1,200}\}?\}|%[^%\s]{1,200}%|\$\{[^{}]{1,200}\}|\[\[[^[\]]{1,200}\]\])$/
const INSIDE = /<[^<>]{1,200}>|\{\{?[^{}]{1,200}\}?\}|%[^%\s]{1,200}%|\[\[[^[\]]{1,200}\]\]/g

/** Whether a text is what a template has in the place of an id, to be filled for each tenant: `<group>`, `{group}`, `%group%`. */
export const isPlaceholder = (text: string): boolean => WHOLE.test(text) && !GUID.test(text)

/** The placeholders that stand in a text. */
export const placeholdersIn = (text: string): readonly string[] =>
  text.match(INSIDE)?.filter(isPlaceholder) ?? []
