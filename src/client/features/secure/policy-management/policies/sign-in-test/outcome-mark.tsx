import { chakra } from '@chakra-ui/react'
import { Ban, KeyRound, LockOpen, UserPlus, UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Result } from '#shared/domain/conditional-access/simulate/simulate.ts'
import { useTexts } from '#client/texts/texts.ts'
import { outcomeText, shortText } from './test-words.ts'

/** A shape of its own tells each without colour. */
const icons: Record<Result, ReactNode> = {
  granted: <LockOpen aria-hidden />,
  demands: <KeyRound aria-hidden />,
  mustRegister: <UserPlus aria-hidden />,
  lockedOut: <UserX aria-hidden />,
  blocked: <Ban aria-hidden />,
}

const Box = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
    maxW: 'full',
    textAlign: 'start',
    '& svg': { boxSize: '0.9375rem', flexShrink: 0 },
  },
  variants: {
    result: {
      granted: { '& svg': { color: 'amber' } },
      demands: { '& svg': { color: 'green' } },
      mustRegister: { '& svg': { color: 'blue' } },
      lockedOut: { '& svg': { color: 'orange' } },
      blocked: { '& svg': { color: 'red' } },
    },
  },
})

interface OutcomeMarkProps {
  outcome: { result: Result; perhaps: Result | undefined }
  /** With as few words as there are; all of them are read out. */
  isShort?: boolean
}

/** What comes of a sign-in, by shape, word and colour. */
export function OutcomeMark({ outcome, isShort = false }: OutcomeMarkProps) {
  const t = useTexts('signInTest')
  return (
    <Box result={outcome.result}>
      {icons[outcome.result]}
      {isShort ? (
        <span>
          <span aria-hidden>{shortText(outcome, t)}</span>
          <chakra.span srOnly>{outcomeText(outcome, t)}</chakra.span>
        </span>
      ) : (
        <span>{outcomeText(outcome, t)}</span>
      )}
    </Box>
  )
}
