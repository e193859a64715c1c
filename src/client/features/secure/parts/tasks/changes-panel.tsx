import { ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { Quiet } from '#client/ui/words.tsx'

const SHOWN = 100

interface ChangesPanelProps<Task> {
  /** Newest first. */
  tasks: readonly Task[]
  title: string
  none: string
  noneReason: string
  /** Says that only so many are shown. */
  latest: (count: number) => string
  /** The entry of a task, with its key. */
  renderTask: (task: Task) => ReactNode
  onClose: () => void
}

/** What was changed from here, how far it is, and the way back. */
export function ChangesPanel<Task>({
  tasks,
  title,
  none,
  noneReason,
  latest,
  renderTask,
  onClose,
}: ChangesPanelProps<Task>) {
  const words = useTexts('words')
  return (
    <SidePanel title={title} closeLabel={words('close')} onClose={onClose}>
      {tasks.length === 0 ? (
        <EmptyState icon={<ListChecks aria-hidden />} title={none} reason={noneReason} />
      ) : (
        <ul>{tasks.slice(0, SHOWN).map(renderTask)}</ul>
      )}
      {tasks.length > SHOWN ? <Quiet>{latest(SHOWN)}</Quiet> : null}
    </SidePanel>
  )
}
