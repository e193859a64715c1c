import type { ComponentProps } from 'react'
import { JsonText } from '#client/features/secure/parts/json-text.tsx'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { NotRead } from './device-policy-settings.tsx'

/** A policy as JSON, or why that is not known yet. */
export function DevicePolicyJson({ asked, gone }: ComponentProps<typeof NotRead>) {
  const t = useTexts('intune')
  if (!asked.policy)
    return (
      <PanelPart title={t('panel.json')}>
        <NotRead asked={asked} gone={gone} />
      </PanelPart>
    )
  return (
    <JsonText
      value={asked.policy}
      name={asked.policy.name}
      copy={t('panel.copy')}
      download={t('panel.download')}
    />
  )
}
