import { useTexts } from '#client/texts/texts.ts'
import { Segmented } from '#client/ui/fields/segmented.tsx'

interface TabAddress {
  tab: 'baselines' | undefined
  open: undefined
  mode: undefined
}

interface TemplateTabsProps {
  tab: 'baselines' | undefined
  onAddress: (change: TabAddress) => void
}

/** The choice between templates and baselines of them. */
export function TemplateTabs({ tab, onAddress }: TemplateTabsProps) {
  const t = useTexts('policyTemplates')
  return (
    <div>
      <Segmented
        label={t('tabs.label')}
        value={tab ?? 'templates'}
        onChange={(next) =>
          onAddress({ tab: next === 'templates' ? undefined : next, open: undefined, mode: undefined })
        }
        options={(['templates', 'baselines'] as const).map((value) => ({ value, label: t(`tabs.${value}`) }))}
      />
    </div>
  )
}
