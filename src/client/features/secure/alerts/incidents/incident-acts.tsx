import { Check, Hand } from 'lucide-react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { useHotkey } from '#client/ui/keys/use-hotkey.ts'
import { useAlertActs } from '../use-alert-acts.ts'
import { type NamedIncident, openAlerts } from './incident-rows.ts'

/** What can be done with all that is open of an incident at once: T takes it up, E resolves it. */
export function IncidentActs({ incident }: { incident: NamedIncident }) {
  const t = useTexts('incidents')
  const { disabledReason, setStatuses } = useAlertActs()
  const open = openAlerts(incident)
  const untaken = open.filter(({ row }) => row.status === 'new')
  const resolve = () => setStatuses(open, 'resolved')
  const takeUp = () => setStatuses(untaken, 'inProgress')
  const none = t('acts.noneOpen')
  const mayResolve = disabledReason ?? (open.length === 0 ? none : undefined)
  const mayTakeUp = disabledReason ?? (untaken.length === 0 ? none : undefined)
  const panel = { scope: 'panel' } as const
  useHotkey('t', () => void takeUp(), { ...panel, enabled: mayTakeUp === undefined, word: t('acts.takeUp') })
  useHotkey('e', () => void resolve(), {
    ...panel,
    enabled: mayResolve === undefined,
    word: t('acts.resolve'),
  })
  return (
    <>
      <Button
        variant="primary"
        icon={<Check aria-hidden />}
        disabledReason={mayResolve}
        onClick={() => void resolve()}
      >
        {t('acts.resolve')}
      </Button>
      <Button icon={<Hand aria-hidden />} disabledReason={mayTakeUp} onClick={() => void takeUp()}>
        {t('acts.takeUp')}
      </Button>
    </>
  )
}
