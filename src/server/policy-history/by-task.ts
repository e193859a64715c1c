/** A task of ours, and the ids of what it has changed, as changes tell them. */
export interface ByTask {
  taskId: string
  objectIds: ReadonlySet<string>
}

interface ChangedItem {
  state: string
  fault: string | null
  /** The vendor's; null of what was not made. */
  object_id: string | null
}

/** What a task has changed, in whole or in part; `idOf` gives the id as changes tell it. */
export const changedByTask = <Item extends ChangedItem>(
  taskId: string,
  items: readonly Item[],
  idOf: (item: Item, objectId: string) => string,
): ByTask => ({
  taskId,
  objectIds: new Set(
    items.flatMap((item) =>
      item.object_id !== null && (item.state === 'applied' || item.fault === 'partlyDone')
        ? [idOf(item, item.object_id).toLowerCase()]
        : [],
    ),
  ),
})

/** Whether a task has changed what has this id; ids of the vendor are the same in capitals. */
export const isChangedBy = (by: ByTask | undefined, objectId: string): boolean =>
  by !== undefined && by.objectIds.has(objectId.toLowerCase())
