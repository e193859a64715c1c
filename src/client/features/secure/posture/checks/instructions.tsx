import { chakra } from '@chakra-ui/react'
import { useObservable } from 'dexie-react-hooks'
import { Clock } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { catchError, map, of } from 'rxjs'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { watchInstruction } from '#client/data/nouns/secure/instructions.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useLocale, useTexts, withTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { TimeSentence } from '#client/ui/times/time-sentence.tsx'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { useUserNames } from '#client/features/secure/parts/use-user-names.ts'

const InstructionDialog = lazy(
  withTexts(
    () => import('./instruction-dialog.tsx').then((part) => ({ default: part.InstructionDialog })),
    'instructions',
  ),
)

const Text = chakra('p', { base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } })
const Quiet = chakra('p', { base: { mt: 1.5, fontSize: 'control', color: 'muted' } })
const Tools = chakra('div', { base: { mt: 2.5 } })
const Waiting = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    color: 'amber',
    '& svg': { boxSize: '0.875rem' },
  },
})

interface InstructionsProps {
  company: { id: string; name: string }
  checkId: string
  checkName: string
}

/** A company's own notes on how to fix a check (POST-10). */
export function Instructions({ company, checkId, checkName }: InstructionsProps) {
  const device = useDevice()
  const t = useTexts('instructions')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const table = useTexts('table')
  const locale = useLocale()
  const userOf = useUserNames()
  const isManager = reaches(useAccess().permissions.secure, 'manage')
  const [isEditing, setEditing] = useState(false)
  const found = useObservable(
    () =>
      watchInstruction(device, company.id, checkId).pipe(
        map((view) => ({ view, isRead: true })),
        catchError(() => of({ view: undefined, isRead: false })),
      ),
    [device, company.id, checkId],
  )
  if (!found) return null
  if (!found.isRead)
    return (
      <PanelPart title={t('title')}>
        <Callout tone="error">{errors('instructionsNotRead')}</Callout>
      </PanelPart>
    )
  const { view } = found
  return (
    <PanelPart title={t('title')}>
      {view ? (
        <>
          <Text>{view.row.text}</Text>
          <Quiet>
            {view.isPending ? (
              <Waiting>
                <Clock aria-hidden />
                {table('pending')}
              </Waiting>
            ) : (
              <TimeSentence
                at={Date.parse(view.row.edited_at)}
                locale={locale}
                sentence={(time) => t('edited', { name: userOf(view.row.edited_by), time })}
              />
            )}
          </Quiet>
        </>
      ) : (
        <Text>{isManager ? t('invitation', { company: company.name }) : t('none')}</Text>
      )}
      {isManager ? (
        <Tools>
          <Button onClick={() => setEditing(true)}>{view ? words('edit') : t('write')}</Button>
        </Tools>
      ) : null}
      {isEditing ? (
        <Suspense>
          <InstructionDialog
            company={company}
            checkId={checkId}
            checkName={checkName}
            found={view?.row}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      ) : null}
    </PanelPart>
  )
}
