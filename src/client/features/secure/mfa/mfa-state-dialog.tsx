import { useState } from 'react'
import { PER_USER_STATES, type PerUserState } from '#shared/domain/mfa/mfa-report.ts'
import { isMet } from '#shared/domain/mfa/mfa-task.ts'
import { watchEmergencyAccountsByCompany } from '#client/data/nouns/secure/alert-tasks.ts'
import { watchCustomersWithoutExchange } from '#client/data/nouns/integrations.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { planChange, type PlannedChange } from './mfa-change.ts'
import type { MfaRow } from './mfa-rows.ts'
import { useMfaActs } from './use-mfa-acts.ts'

interface MfaStateDialogProps {
  chosen: readonly MfaRow[]
  onClose: () => void
  onDone?: () => void
}

/** Asks to which state people are set, and says what that does to them before anything is sent (MFA-06). */
export function MfaStateDialog({ chosen, onClose, onDone }: MfaStateDialogProps) {
  const t = useTexts('mfa')
  const words = useTexts('words')
  const { change } = useMfaActs()
  const [wanted, setWanted] = useState<PerUserState>(() => nextState(chosen))
  const [isBusy, setBusy] = useState(false)
  const withoutExchange = useWatched(watchCustomersWithoutExchange)
  const emergencyOf = useWatched(watchEmergencyAccountsByCompany)
  const plan =
    withoutExchange && emergencyOf ? planChange(chosen, wanted, { withoutExchange, emergencyOf }) : undefined
  const [first] = chosen
  const confirm = async () => {
    if (!plan) return
    setBusy(true)
    const isKept = await change(plan.asked)
    setBusy(false)
    // What was chosen stays as long as it is not kept.
    if (!isKept) return
    onClose()
    onDone?.()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={
        chosen.length === 1 && first
          ? t('change.titleOne', { name: first.person.name })
          : t('change.title', { count: chosen.length })
      }
      confirm={t('change.confirm')}
      cancel={words('cancel')}
      closeLabel={words('close')}
      busy={isBusy || plan === undefined}
      disabledReason={plan && plan.people.length === 0 ? t('change.nobody') : undefined}
    >
      <Segmented
        label={t('columns.state')}
        value={wanted}
        onChange={setWanted}
        options={PER_USER_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
      />
      <p>{t(`change.means.${wanted}`)}</p>
      {plan ? <Consequences plan={plan} wanted={wanted} /> : null}
      <Quiet>{t('change.numbers')}</Quiet>
    </ConfirmDialog>
  )
}

/** What is most likely wanted: the mildest that asks somebody of these for more, else to stop asking. */
const nextState = (rows: readonly MfaRow[]): PerUserState =>
  (['enabled', 'enforced'] as const).find((wanted) =>
    rows.some(({ person }) => !person.only_google && (person.state === null || !isMet(wanted, person.state))),
  ) ?? 'disabled'

/** Who is changed, who is left out and why, and for whom it is a danger or a surprise. */
function Consequences({ plan, wanted }: { plan: PlannedChange; wanted: PerUserState }) {
  const t = useTexts('mfa')
  const { people, same, withoutExchange, onlyGoogle, emergency } = plan
  const companies = new Set(people.map(({ customerId }) => customerId)).size
  const admins = people.filter(({ isAdmin }) => isAdmin).length
  const bare = people.filter(({ person }) => person.registered?.is_registered === false).length
  return (
    <>
      {people.length > 0 ? (
        <p>
          {t('change.people', { count: people.length })} {t('change.companies', { count: companies })}
        </p>
      ) : null}
      {wanted === 'disabled' && admins > 0 ? (
        <Callout tone="warn">{t('change.admins', { count: admins })}</Callout>
      ) : null}
      {wanted !== 'disabled' && bare > 0 ? (
        <Callout tone="info">{t('change.bare', { count: bare })}</Callout>
      ) : null}
      {withoutExchange.length > 0 ? (
        <Callout tone="warn">
          {t('change.exchange', { count: withoutExchange.length, names: companiesOf(withoutExchange) })}
        </Callout>
      ) : null}
      {onlyGoogle.length > 0 ? (
        <Callout tone="info">{t('change.google', { count: onlyGoogle.length })}</Callout>
      ) : null}
      {emergency.length > 0 ? (
        <Callout tone="info">{t('change.emergency', { count: emergency.length })}</Callout>
      ) : null}
      {same > 0 ? <Quiet>{t('change.same', { count: same })}</Quiet> : null}
    </>
  )
}

const NAMED = 3

/** The companies by name, as many as can be read at a glance. */
function companiesOf(rows: readonly MfaRow[]): string {
  const names = [...new Set(rows.map(({ company }) => company))]
  return names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ' …' : '')
}
