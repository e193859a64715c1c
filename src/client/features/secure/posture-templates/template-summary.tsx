import { chakra } from '@chakra-ui/react'
import { checksOf, isByHand, licensesOf } from '#shared/domain/posture/templates/template-checks.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { LicenseList } from './license-list.tsx'

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 3,
    rowGap: 1,
    fontSize: 'control',
    '& .needs': { color: 'muted' },
  },
})
const Help = chakra('p', { base: { mt: 1, fontSize: 'small', color: 'muted' } })

/** How many checks there are, what a tenant has to hold for them, and how many a person has to set. */
export function TemplateSummary({ checkIds }: { checkIds: readonly string[] }) {
  const t = useTexts('postureTemplates')
  const byHand = checksOf(checkIds).filter(isByHand).length
  return (
    <div>
      <Line role="status">
        <strong>{t('checks', { count: checkIds.length })}</strong>
        <span>
          <span className="needs">{`${t('columns.licenses')}: `}</span>
          <LicenseList licenses={licensesOf(checkIds)} />
        </span>
        {byHand > 0 ? <Badge tone="amber">{t('byHandCount', { count: byHand })}</Badge> : null}
      </Line>
      {byHand > 0 ? <Help>{t('byHandHelp')}</Help> : null}
    </div>
  )
}
