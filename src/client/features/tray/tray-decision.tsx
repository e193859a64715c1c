import { chakra } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import type { CommandRecord } from '#client/data/queue/command-database.ts'
import { fieldName, fieldValue } from '#client/parts/field-words.ts'
import { useLocale, useTexts, withTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { relativeTime } from '#client/ui/times/relative-time.ts'
import { conflictFields } from './conflict-fields.ts'
import { ConflictSides } from './conflict-sides.tsx'
import { refusedSentence } from './refused-sentence.ts'
import { useNow } from './use-now.ts'

const Box = chakra('div', { base: { display: 'grid', gap: 2.5, mt: 2 } })
const Text = chakra('p', { base: { fontSize: 'control', color: 'muted', textWrap: 'pretty' } })
const Issues = chakra('ul', {
  base: { display: 'grid', gap: 1, fontSize: 'control', color: 'muted', ps: 4, listStyleType: 'disc' },
})
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 2 } })

interface TrayDecisionProps {
  record: CommandRecord
  onKeep: () => void
  onDrop: () => void
  /** Opens the form again with what was typed; undefined where there is no form for it. */
  onCorrect: (() => void) | undefined
}

/** Why a change waits for the person, and the ways out. */
export function TrayDecision({ record, onKeep, onDrop, onCorrect }: TrayDecisionProps) {
  const t = useTexts('tray')
  const errors = useTexts('errors')
  const locale = useLocale()
  const { state, createdAt, body } = record
  const age = relativeTime(createdAt, { now: useNow(), locale })

  if (state === 'conflict') {
    return (
      <Box>
        <Conflict record={record} />
        <Actions>
          <Button onClick={onKeep}>{t('keepMine')}</Button>
          <Button onClick={onDrop}>{t('takeTheirs')}</Button>
        </Actions>
      </Box>
    )
  }
  if (state === 'rejected' || state === 'revoked') {
    return (
      <Box>
        <Text>{refusedSentence({ t, errors }, record)}</Text>
        {body.issues?.length ? (
          <Issues>
            {body.issues.map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                {path ? `${fieldName(path.split('.').at(-1) ?? path, t)}: ${message}` : message}
              </li>
            ))}
          </Issues>
        ) : null}
        <Actions>
          {onCorrect ? (
            <Button variant="primary" onClick={onCorrect}>
              {t('correct')}
            </Button>
          ) : null}
          <Button onClick={onDrop}>{t('drop')}</Button>
        </Actions>
      </Box>
    )
  }
  if (state === 'needsConfirm' || state === 'expired' || state === 'parked') {
    return (
      <Box>
        <Text>{t(`explain.${state}`, { age })}</Text>
        <Actions>
          <Button variant={state === 'needsConfirm' ? 'primary' : 'secondary'} onClick={onKeep}>
            {state === 'needsConfirm' ? t('now') : t('sendAgain')}
          </Button>
          <Button onClick={onDrop}>{t('drop')}</Button>
        </Actions>
      </Box>
    )
  }
  return null
}

const isOfTickets = ({ name }: CommandRecord) => name === 'ticketSettings.set' || name === 'ticketMapping.set'

interface ConflictProps {
  record: CommandRecord
}

function PlainConflict({ record }: ConflictProps) {
  const t = useTexts('tray')
  return conflictFields(record).map(({ field, member, ...sides }) => (
    <ConflictSides
      key={`${field} ${member}`}
      name={fieldName(member ?? field, t)}
      sides={sides}
      word={(side) => fieldValue(side, t, member ?? field)}
    />
  ))
}

const loadTicketConflict = withTexts(() => import('./ticket-conflict.tsx'), 'ticketing')

/** Where its names cannot be had, a decision can be made all the same. */
const TicketConflict = lazy(() =>
  loadTicketConflict().then(
    (part) => ({ default: part.TicketConflict }),
    () => ({ default: PlainConflict }),
  ),
)

function Conflict({ record }: ConflictProps) {
  if (!isOfTickets(record)) return <PlainConflict record={record} />
  return (
    <Suspense fallback={null}>
      <TicketConflict record={record} />
    </Suspense>
  )
}
