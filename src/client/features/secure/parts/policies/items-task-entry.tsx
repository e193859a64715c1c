import type { CHANGE_ITEM_STATES, ChangeTask } from '#shared/domain/tasks/change-task.ts'
import { type TakeBackWords, TaskEntry, TaskName } from '#client/features/secure/parts/tasks/task-entry.tsx'
import { useMayChange } from '#client/features/secure/parts/use-may-change.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Quiet } from '#client/ui/words.tsx'

interface AnyItem {
  state: (typeof CHANGE_ITEM_STATES)[number]
  fault: string | null
}

interface ItemsTaskEntryProps<Item extends AnyItem> {
  task: { row: ChangeTask & { items: readonly Item[] }; isPending: boolean }
  /** Every task, to know what was taken back. */
  all: readonly { row: ChangeTask }[]
  /** The company, where it is not clear. */
  company: string | undefined
  /** What it is called where it takes another one back. */
  undoing: string
  itemText: (item: Item) => string
  /** Why an item that has a fault failed. */
  faultText: (item: Item) => string
  /** Undefined where there is nothing to take back. */
  takeBack: Omit<TakeBackWords, 'word'> | undefined
}

/** A change of a tenant's policies, what became of each of them, and the way back for who may change them. */
export function ItemsTaskEntry<Item extends AnyItem>({
  task,
  all,
  company,
  undoing,
  itemText,
  faultText,
  takeBack,
}: ItemsTaskEntryProps<Item>) {
  const protect = useTexts('protect')
  const mayChange = useMayChange()
  const { row } = task
  return (
    <TaskEntry
      task={task}
      all={all}
      title={row.undoes === null ? undefined : undoing}
      takeBack={takeBack && mayChange ? { word: protect('undo.open'), ...takeBack } : undefined}
      {...(company === undefined ? {} : { company })}
    >
      {row.items.map((item, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- Items of a task never move.
        <li key={place}>
          <TaskName>{itemText(item)}</TaskName>
          <ItemState item={item} faultText={() => faultText(item)} />
        </li>
      ))}
    </TaskEntry>
  )
}

/** What became of an item, where its task does not say it. */
function ItemState({ item: { state, fault }, faultText }: { item: AnyItem; faultText: () => string }) {
  const protect = useTexts('protect')
  if (state === 'pending' || state === 'applied' || state === 'sending') return null
  return <Quiet>{[protect(`items.${state}`), ...(fault === null ? [] : [faultText()])].join(': ')}</Quiet>
}
