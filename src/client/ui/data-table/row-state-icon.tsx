import { chakra } from '@chakra-ui/react'
import { Clock, TriangleAlert } from 'lucide-react'

/** Pending: changed here, not sent yet. Conflict: changed on both sides. */
export type RowState = 'pending' | 'conflict'

export function RowStateIcon({ state, label }: { state: RowState; label: string }) {
  return (
    <span className="state" data-state={state} title={label}>
      {state === 'pending' ? <Clock aria-hidden /> : <TriangleAlert aria-hidden />}
      <chakra.span srOnly>{label}</chakra.span>
    </span>
  )
}
