import { useMemo } from 'react'
import type { DevicePolicy } from '#shared/domain/intune/device-policy.ts'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { isOffline } from '#client/parts/list/empty-reason.ts'
import { RefusalCallout } from '#client/parts/refusal-callout.tsx'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { Quiet, Tags } from '#client/ui/words.tsx'
import { nameOfType } from './readable-names.ts'
import { readableSettings } from './readable-settings.ts'
import { SettingList } from './setting-list.tsx'
import type { AskedPolicy } from './use-device-policy.ts'

interface NotReadProps {
  asked: AskedPolicy
  /** What is said where the server has none, of something that is no policy of a company. */
  gone?: string | undefined
}

/** What a policy sets, or why that is not known yet. */
export function DevicePolicySettings({ asked, gone }: NotReadProps) {
  const t = useTexts('intune')
  return (
    <PanelPart title={t('panel.settings')}>
      {asked.policy ? <Settings policy={asked.policy} /> : <NotRead asked={asked} gone={gone} />}
    </PanelPart>
  )
}

function Settings({ policy }: { policy: DevicePolicy }) {
  const t = useTexts('intune')
  const locale = useLocale()
  const { settings, silent } = useMemo(() => readableSettings(policy, { t, locale }), [policy, t, locale])
  const { '@odata.type': type } = policy.body
  return (
    <>
      {typeof type === 'string' ? (
        <Quiet as="p" mb={1.5} fontSize="control">
          {t('settings.type', { type: nameOfType(type) })}
        </Quiet>
      ) : null}
      {settings.length > 0 ? <SettingList settings={settings} /> : <Quiet as="p">{t('settings.none')}</Quiet>}
      {silent > 0 ? (
        <Quiet as="p" mt={2} fontSize="control">
          {t('settings.silent', { count: silent })}
        </Quiet>
      ) : null}
    </>
  )
}

/** The settings are on their way, or cannot come now. */
export function NotRead({ asked, gone }: NotReadProps) {
  const t = useTexts('intune')
  const words = useTexts('words')
  const { refusal, isReading, read } = asked
  if (!refusal) return <SkeletonRows rows={5} label={t('settings.loading')} />
  if (isOffline(asked)) return <Quiet as="p">{t('settings.offline')}</Quiet>
  return (
    <>
      <RefusalCallout
        title={t('settings.failed')}
        refusal={refusal}
        unanswered={t('settings.unanswered')}
        reason={refusal.code === 'notFound' ? (gone ?? t('settings.gone')) : undefined}
      />
      <Tags mt={2}>
        <Button busy={isReading} onClick={() => void read()}>
          {words('tryAgain')}
        </Button>
      </Tags>
    </>
  )
}
