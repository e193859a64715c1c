import { useState } from 'react'
import type { OrganizationSummary } from '#shared/contract/organizations.ts'
import type { Feature } from '#shared/domain/features/feature-flags.ts'
import { toggleFeature } from '#client/data/nouns/organizations.ts'
import { type Refusal, refusalOf } from '#client/data/refusal.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { RefusalCallout } from '#client/parts/refusal-callout.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { effectOf, warningOf } from './organization-words.ts'

/** What a feature is to become. */
export interface Wish {
  feature: Feature
  enabled: boolean
}

interface ToggleDialogProps extends Wish {
  organization: OrganizationSummary
  isOnline: boolean
  onToggled: (wish: Wish) => void
  onClose: () => void
}

/** Says what comes of a feature and asks; stays open with the reason where it fails. */
export function ToggleDialog({
  organization,
  feature,
  enabled,
  isOnline,
  onToggled,
  onClose,
}: ToggleDialogProps) {
  const device = useDevice()
  const t = useTexts('organizations')
  const general = useTexts('words')
  const [isActing, setActing] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const way = enabled ? 'on' : 'off'
  const words = { feature: t(`features.${feature}.name`), organization: organization.name }
  const warning = warningOf(feature, enabled, t)

  const run = async () => {
    setActing(true)
    setRefusal(undefined)
    try {
      await toggleFeature(device, organization.id, { feature, enabled })
      onToggled({ feature, enabled })
      showToast({ tone: 'ok', text: t(`toggle.${way}.done`, words) })
      onClose()
    } catch (cause) {
      setRefusal(refusalOf(cause))
      setActing(false)
    }
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void run()}
      title={t(`toggle.${way}.title`, words)}
      confirm={t(`toggle.${way}.confirm`)}
      cancel={general('cancel')}
      closeLabel={general('close')}
      danger={warning !== undefined}
      busy={isActing}
      disabledReason={isOnline ? undefined : t('toggle.noNetwork')}
    >
      {refusal ? (
        <RefusalCallout title={general('unchanged')} refusal={refusal} unanswered={general('cannotWait')} />
      ) : null}
      <p>{effectOf(feature, t)}</p>
      <p>{t('toggle.reach', words)}</p>
      {warning === undefined ? null : <Callout tone="warn">{warning}</Callout>}
      {isOnline ? null : <Callout tone="info">{t('toggle.noNetwork')}</Callout>}
    </ConfirmDialog>
  )
}
