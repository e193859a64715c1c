import { decodeText, withoutMark } from './decode-text.ts'
import { type ImportNote, importLimits, noteOf } from './import-note.ts'
import { pathTo } from './path-to.ts'

/** Something in a text that may be what is looked for. `hint` is of the list in which it stands. */
export interface FoundItem<Hint> {
  value: unknown
  path: string
  hint: Hint | undefined
  /** Why it is left alone. */
  left?: ImportNote
}

/** A list within a value. */
export interface FoundList<Hint> {
  list: readonly unknown[]
  path: string
  hint: Hint | undefined
}

interface Limits {
  /** Characters or bytes of the whole. */
  text: number
  items: number
}

/** How many lists may lie in one another before something is an item. */
const LISTS_DEEP = 4

/**
 * The items of a text or the bytes of a file: a list is opened, and so are the lists that `listsIn` finds in an object; all else is
 * one item. At most as many as the limits say, with a note of what is left alone beyond that. Throws nothing, whatever the text is.
 */
export function itemsInText<Hint>(
  source: string | Uint8Array,
  { text: longest, items: most }: Limits,
  listsIn: (item: FoundItem<Hint>) => readonly FoundList<Hint>[],
): { items: readonly FoundItem<Hint>[]; left: readonly ImportNote[] } {
  if (source.length > longest) return { items: [], left: [noteOf('$', 'tooLong', `${source.length}`)] }
  const parsed = parse(typeof source === 'string' ? withoutMark(source) : decodeText(source))
  if ('left' in parsed) return { items: [], left: [parsed.left] }
  const found: FoundItem<Hint>[] = []
  /** It stops one item after as many as are read. */
  const collect = (item: FoundItem<Hint>, depth: number): void => {
    if (found.length > most) return
    const { value, path, hint } = item
    const lists = Array.isArray(value) ? [{ list: value as unknown[], path, hint }] : listsIn(item)
    if (lists.length === 0) found.push(item)
    else if (depth >= LISTS_DEEP) found.push({ ...item, left: noteOf(path, 'tooDeep') })
    else
      for (const { list, path: at, hint: own } of lists)
        for (const [place, each] of list.entries()) {
          if (found.length > most) return
          collect({ value: each, path: pathTo(at, place), hint: own }, depth + 1)
        }
  }
  collect({ value: parsed.value, path: '$', hint: undefined }, 0)
  return {
    items: found.slice(0, most),
    left: [
      ...(found.length > most ? [noteOf('$', 'tooMany', `${most}`)] : []),
      ...(found.length === 0 ? [noteOf('$', 'noPolicy')] : []),
    ],
  }
}

function parse(text: string): { value: unknown } | { left: ImportNote } {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    // A stack that overflows is as good as a text that is no JSON: neither can be read.
    return { left: noteOf('$', 'notJson', error instanceof Error ? error.message : '') }
  }
}

/** As many notes as are told of one item, with how many more there are. */
export function limited(notes: readonly ImportNote[], path: string): readonly ImportNote[] {
  const { notes: most } = importLimits
  return notes.length <= most
    ? notes
    : [...notes.slice(0, most), noteOf(path, 'moreNotes', String(notes.length - most))]
}
