import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import type { MailPolicy } from '#shared/domain/defender/mail-policy.ts'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Quiet } from '#client/ui/words.tsx'
import { type SettingLine, settingLines } from './setting-words.ts'

/** What a policy does otherwise than the vendor would have it comes first. */
export function PolicySettings({ policy }: { policy: Pick<MailPolicy, 'kind' | 'settings'> }) {
  const t = useTexts('defender')
  const locale = useLocale()
  const { changed, usual } = useMemo(() => settingLines(policy, { t, locale }), [policy, t, locale])
  return (
    <>
      <PanelPart title={t('panel.settings')}>
        {changed.length === 0 ? <Quiet>{t('panel.allDefaults')}</Quiet> : <SettingList lines={changed} />}
      </PanelPart>
      {usual.length === 0 ? null : (
        <PanelPart title={t('panel.defaults', { count: usual.length })} isFolded>
          <SettingList lines={usual} />
        </PanelPart>
      )}
    </>
  )
}

// Labels of settings are sentences: beside the longest of them values would have no room.
const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: 4,
    rowGap: 2,
    fontSize: 'control',
    overflowWrap: 'anywhere',
    '& dt': { color: 'muted' },
  },
})

const SettingList = ({ lines }: { lines: readonly SettingLine[] }) => (
  <List>
    {lines.flatMap(({ name, label, text }) => [
      <dt key={`${name}-term`}>{label}</dt>,
      <dd key={name}>{text}</dd>,
    ])}
  </List>
)
