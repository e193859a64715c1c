import { Building2 } from 'lucide-react'
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react'
import {
  type AlertSettingsFields,
  inheritedSettings,
  settledSettings,
} from '#shared/domain/alerts/alert-settings.ts'
import { estimate } from '#shared/domain/alerts/estimate.ts'
import { setAlertSettings } from '#client/data/nouns/secure/alert-rules.ts'
import { watchAlerts } from '#client/data/nouns/secure/alerts.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { FormSheet } from '#client/parts/form/form-sheet.tsx'
import { FormFields } from '#client/parts/form/form-fields.tsx'
import { useForm } from '#client/parts/form/use-form.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { later } from '#client/ui/later.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { ChannelNotes } from './channel-notes.tsx'
import {
  type SettingsDraft,
  settingsDraftOf,
  settingsOf,
  type SettingsProblem,
  settingsProblems,
  storedSettings,
} from './settings-form.ts'
import { SettingsFields } from './settings-fields.tsx'
import { TestMailButton } from './test-mail-button.tsx'
import { ThresholdFields } from './threshold-fields.tsx'
import { useNotifyObstacle } from './use-notify-words.ts'
import { WebhookPart } from './webhook-part.tsx'
import { type KnownRouting, routingWith } from './use-rule-context.ts'

const NoticeHints = later(() => import('./notice-hints.tsx').then((part) => part.NoticeHints))

const SeveralDialog = lazy(() =>
  import('./several-dialog.tsx').then((part) => ({ default: part.SeveralDialog })),
)

interface SettingsTabProps {
  customerId: string | null
  /** Of the company. */
  name: string
  routing: KnownRouting
}

/** How alerts of a company, or (null) of all of them, notify where no rule says otherwise (ALERT-04). */
export function SettingsTab({ customerId, name, routing }: SettingsTabProps) {
  const device = useDevice()
  const t = useTexts('alertNotify')
  const obstacle = useNotifyObstacle(customerId)
  const seen = routing.settings.get(customerId)
  const isOrganization = customerId === null
  const everywhere = isOrganization ? undefined : (routing.settings.get(null) ?? inheritedSettings)
  const form = useForm<SettingsDraft, SettingsProblem>({
    seen: settingsDraftOf(seen, isOrganization),
    judge: (draft) => settingsProblems(draft, everywhere),
    stored: storedSettings,
    isLive: true,
  })
  const save = async () => {
    const whose = { customerId, name, seen }
    const saved = await form.submit((draft) => setAlertSettings(device, whose, settingsOf(draft)))
    if (!saved) return
    form.restart(storedSettings(form.values))
    showToast({ tone: 'ok', text: t('saved') })
  }
  return (
    <FormSheet
      form={form}
      obstacle={obstacle}
      onSave={save}
      actions={
        <>
          <TestMailButton
            recipients={settledSettings(everywhere, settingsOf(form.values)).recipients}
            disabledReason={obstacle}
          />
          {isOrganization ? <SetSeveral routing={routing} disabledReason={obstacle} /> : null}
        </>
      }
    >
      <ChannelNotes />
      <EstimateLine customerId={customerId} draft={settingsOf(form.values)} routing={routing} />
      <FormFields
        form={form}
        failedTitle={t('notSaved')}
        failureText={(failure) => t(`failures.${failure === 'forbidden' ? failure : 'notKept'}`)}
      >
        <Suspense>
          <NoticeHints
            customerId={customerId}
            settings={settledSettings(everywhere, settingsOf(form.values))}
          />
        </Suspense>
        <SettingsFields form={form} everywhere={everywhere} isOrganization={isOrganization} />
        <ThresholdFields
          value={form.values.thresholds}
          onChange={(thresholds) => form.set({ thresholds })}
          companyId={customerId}
          readOnly={obstacle !== undefined}
        />
        {isOrganization ? <WebhookPart disabledReason={obstacle} /> : null}
      </FormFields>
    </FormSheet>
  )
}

/** Leads to what is set for several companies at once. */
function SetSeveral({
  routing,
  disabledReason,
}: {
  routing: KnownRouting
  disabledReason: string | undefined
}) {
  const t = useTexts('alertNotify')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<Building2 aria-hidden />} disabledReason={disabledReason} onClick={() => setOpen(true)}>
        {t('several.open')}
      </Button>
      <Suspense>
        {isOpen ? <SeveralDialog routing={routing} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  )
}

/** What these settings would have told of the last 30 days (ALERT-09). */
function EstimateLine({
  customerId,
  draft,
  routing,
}: {
  customerId: string | null
  draft: AlertSettingsFields
  routing: KnownRouting
}) {
  const t = useTexts('alertNotify')
  const locale = useLocale()
  const { clock } = useDevice()
  const alerts = useWatched(watchAlerts)
  const rows = useMemo(
    () => alerts?.flatMap(({ row }) => (customerId === null || row.customer_id === customerId ? [row] : [])),
    [alerts, customerId],
  )
  // There may be tens of thousands to ask about: whoever types does not wait for it.
  const settled = useDeferredValue(draft)
  const found = useMemo(
    () => rows && estimate(rows, routingWith(routing, customerId, settled), clock.now()),
    [rows, routing, customerId, settled, clock],
  )
  if (!found) return null
  const number = (count: number) => count.toLocaleString(locale)
  return (
    <Callout tone="info">
      {found.alerts === 0
        ? t('noEstimate')
        : t('estimate', {
            count: found.alerts,
            push: number(found.push),
            email: number(found.email),
            webhook: number(found.webhook),
            ticket: number(found.ticket),
          })}
    </Callout>
  )
}
