/** Named rows, or everything that the current filter matches except some. */
export type Selection =
  | { mode: 'some'; keys: ReadonlySet<string> }
  | { mode: 'all'; except: ReadonlySet<string> }

export const emptySelection: Selection = { mode: 'some', keys: new Set() }

export const isSelected = (selection: Selection, key: string) =>
  selection.mode === 'some' ? selection.keys.has(key) : !selection.except.has(key)

export const selectedCount = (selection: Selection, total: number) =>
  selection.mode === 'some' ? selection.keys.size : Math.max(0, total - selection.except.size)

type Bounds = { total: number; maximum?: number | undefined }

/** Adds or removes rows; what would pass the maximum stays out. */
export function withKeys(
  selection: Selection,
  keys: readonly string[],
  wanted: boolean,
  { total, maximum = total }: Bounds,
): Selection {
  const listed = new Set(selection.mode === 'some' ? selection.keys : selection.except)
  const adds = wanted === (selection.mode === 'some')
  let room = maximum - selectedCount(selection, total)
  for (const key of keys) {
    if (isSelected(selection, key) === wanted) continue
    if (wanted && room <= 0) break
    room += wanted ? -1 : 1
    if (adds) listed.add(key)
    else listed.delete(key)
  }
  return selection.mode === 'some' ? { mode: 'some', keys: listed } : { mode: 'all', except: listed }
}

/** Everything, or the first rows in reach when everything would be too many. */
export function withEverything(
  keyAt: (index: number) => string | undefined,
  { total, maximum = total }: Bounds,
): Selection {
  if (total <= maximum) return { mode: 'all', except: new Set() }
  const keys = new Set<string>()
  for (let index = 0; index < total && keys.size < maximum; index += 1) {
    const key = keyAt(index)
    if (key !== undefined) keys.add(key)
  }
  return { mode: 'some', keys }
}
