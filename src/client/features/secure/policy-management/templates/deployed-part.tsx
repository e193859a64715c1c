import { chakra } from '@chakra-ui/react'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Verdict, type VerdictKind } from '#client/ui/figures/verdict.tsx'
import { TimeSentence } from '#client/ui/times/time-sentence.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { type CompanyStanding, type TemplateStanding, worstOf } from './standings.ts'

const List = chakra('ul', { base: { display: 'grid', gap: 2 } })
const Item = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 3,
    rowGap: 0.5,
    '& .name': { fontWeight: 'medium' },
    '& .since': { flexBasis: 'full', fontSize: 'control' },
  },
})

const kinds: Record<CompanyStanding, VerdictKind> = {
  same: 'compliant',
  drifted: 'notCompliant',
  gone: 'notCompliant',
  unread: 'notMeasured',
}
const ORDER: readonly CompanyStanding[] = ['gone', 'drifted', 'unread', 'same']
const SHOWN = 50

interface DeployedPartProps {
  standing: TemplateStanding
  companyOf: (id: string) => string
}

/** Where a template or a baseline is deployed, and how it stands there; what is wrong comes first. */
export function DeployedPart({ standing, companyOf }: DeployedPartProps) {
  const t = useTexts('policyTemplates')
  const locale = useLocale()
  const companies = [...standing.companies]
    .map(([id, policies]) => ({
      id,
      name: companyOf(id),
      state: worstOf(policies),
      at: policies.map(({ deployment }) => deployment.deployed_at).toSorted()[0] ?? '',
    }))
    .toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || a.name.localeCompare(b.name))
  return (
    <PanelPart title={t('panel.deployed')}>
      {companies.length === 0 ? <Quiet>{t('panel.deployedNowhere')}</Quiet> : null}
      <List>
        {companies.slice(0, SHOWN).map(({ id, name, state, at }) => (
          <Item key={id}>
            <span className="name">{name}</span>
            <Verdict kind={kinds[state]}>{t(`standing.${state}`)}</Verdict>
            <span className="since">
              <Quiet>
                <TimeSentence
                  at={Date.parse(at)}
                  locale={locale}
                  sentence={(time) => t('panel.since', { time })}
                />
              </Quiet>
            </span>
          </Item>
        ))}
      </List>
      {companies.length > SHOWN ? (
        <Quiet>{t('panel.more', { count: companies.length - SHOWN })}</Quiet>
      ) : null}
    </PanelPart>
  )
}
