import type { Integration } from '#shared/domain/integrations/integration.ts'
import { changeIntegration } from '#client/data/nouns/integrations.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'

interface PauseButtonProps {
  integration: Integration
  company: string
  disabledReason: string | undefined
}

/** Stops syncing a company, or goes on with it; also without a network. */
export function PauseButton({ integration, company, disabledReason }: PauseButtonProps) {
  const device = useDevice()
  const t = useTexts('companies')
  const toggle = async () => {
    const { outcome } = await changeIntegration(
      device,
      integration,
      { is_active: !integration.is_active },
      company,
    )
    if (outcome === 'notKept' || outcome === 'forbidden' || outcome === 'opposed')
      showToast({ tone: 'error', text: t(`form.${outcome}`) })
  }
  return (
    <Button disabledReason={disabledReason} onClick={() => void toggle()}>
      {integration.is_active ? t('microsoft.pause') : t('microsoft.resume')}
    </Button>
  )
}

/** That a company is not synced, with the way to go on. */
export function PausedCallout(props: PauseButtonProps) {
  const t = useTexts('companies')
  return (
    <Callout tone="warn" title={t('microsoft.paused')} action={<PauseButton {...props} />}>
      {t('microsoft.pausedHelp')}
    </Callout>
  )
}
