import { CloudOff, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import type { EmptyReason } from './empty-reason.ts'
import type { ListSource } from './list-source.ts'

/** What would be here, and why it is not. */
type Said = readonly [title: string, reason: string]

/** What a list says where it has no rows; a reason that it cannot have has no words. */
export interface EmptyWords extends Partial<Record<EmptyReason, Said>> {
  icon?: ReactNode
  /** What takes the filters away. */
  clear?: string
  /** What asks the server again. */
  retry?: string
  /** The next step where there are none. */
  action?: ReactNode
}

interface NoRowsProps {
  why: EmptyReason
  words: EmptyWords
  source: Pick<ListSource<never>, 'isReading' | 'read' | 'retry'>
  onClear: () => void
}

/** What stands in the table's place when it has no rows. */
export function NoRows({ why, words, source, onClear }: NoRowsProps) {
  const [title, reason] = words[why] ?? words.filtered ?? ['', '']
  return (
    <EmptyState
      icon={
        why === 'offline' ? (
          <CloudOff aria-hidden />
        ) : why === 'failed' ? (
          <TriangleAlert aria-hidden />
        ) : (
          words.icon
        )
      }
      title={title}
      reason={reason}
      action={<NextStep why={why} words={words} source={source} onClear={onClear} />}
    />
  )
}

function NextStep({ why, words, source, onClear }: NoRowsProps) {
  if (why === 'filtered') return <Button onClick={onClear}>{words.clear}</Button>
  if (why === 'none') return words.action
  if (why === 'unread') return null
  return (
    <Button busy={source.isReading ?? false} onClick={() => void (source.retry ?? source.read)?.()}>
      {words.retry}
    </Button>
  )
}
