import { chakra } from '@chakra-ui/react'
import { useTexts } from '#client/texts/texts.ts'
import {
  DIRECTORY_FACTS,
  type DirectoryFact,
  type FactReadings,
} from '#shared/domain/employees/directory-facts.ts'
import { TimeSentence } from './time-sentence.tsx'

const Hint = chakra('p', { base: { fontSize: 'small', color: 'muted' } })

const FIELDS = {
  mfa: 'mfa_status',
  activity: 'last_active',
  administrators: 'admin',
} as const satisfies Record<DirectoryFact, string>

/** Which facts the last reading of a company's directory did not get, and why. */
export function FactHints({ facts }: { facts: FactReadings | undefined }) {
  const t = useTexts('employees')
  return DIRECTORY_FACTS.map((each) => {
    const { fault, read_at: at } = facts?.[each] ?? { fault: null, read_at: null }
    if (fault === null) return null
    const words = { fact: t(`field.${FIELDS[each]}`), reason: t(`unread.reasons.${fault}`) }
    return (
      <Hint key={each}>
        {at === null ? (
          t('unread.hint', words)
        ) : (
          <TimeSentence at={at} sentence={(time) => t('unread.older', { ...words, time })} />
        )}
      </Hint>
    )
  })
}
