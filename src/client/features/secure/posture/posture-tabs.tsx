import { chakra } from '@chakra-ui/react'
import { useTexts } from '#client/texts/texts.ts'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import type { COMPANY_TABS, POSTURE_TABS } from './tabs.ts'

type Tab = (typeof POSTURE_TABS)[number] | (typeof COMPANY_TABS)[number]

// Five of them have to stand beside one another on a phone.
const Line = chakra('div', {
  base: { display: 'flex', minW: 0, maxW: 'full', '& > div label': { px: { base: 1.5, sm: 3 } } },
})

interface PostureTabsProps<T extends Tab> {
  tabs: readonly T[]
  value: T
  onChange: (tab: T) => void
}

/** The lists of a page, one of which is shown. */
export function PostureTabs<T extends Tab>({ tabs, value, onChange }: PostureTabsProps<T>) {
  const t = useTexts('posture')
  return (
    <Line>
      <Segmented
        label={t('tabs.label')}
        value={value}
        onChange={onChange}
        options={tabs.map((each) => ({ value: each, label: t(`tabs.${each}`) }))}
      />
    </Line>
  )
}
