import { chakra } from '@chakra-ui/react'
import type { MailPolicyKind } from '#shared/domain/defender/mail-policy.ts'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Verdict } from '#client/ui/figures/verdict.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { differenceWords } from '../policies/setting-words.ts'
import type { CompanyStanding, TemplateSpread } from './template-spread.ts'

const List = chakra('ul', { base: { display: 'grid', gap: 2, mt: 2 } })
const Item = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 3,
    rowGap: 0.5,
    overflowWrap: 'anywhere',
    '& .name': { fontWeight: 'medium' },
    '& ul': { flexBasis: 'full', fontSize: 'control' },
  },
})

const SHOWN = 50

interface SpreadPartProps {
  spread: TemplateSpread
  kind: MailPolicyKind
  companyOf: (id: string) => string
}

/** Which companies have the policy of a template the same, otherwise, or not at all; those that differ come first. */
export function SpreadPart({ spread, kind, companyOf }: SpreadPartProps) {
  const t = useTexts('protectionTemplates')
  const shared = useTexts('policyTemplates')
  const { compare } = new Intl.Collator(useLocale())
  const companies = spread.companies
    .map((standing) => ({ ...standing, name: companyOf(standing.customerId) }))
    .toSorted((a, b) => Number(isSame(a)) - Number(isSame(b)) || compare(a.name, b.name))
  return (
    <PanelPart title={t('spread.title')}>
      <ul>
        {countLines(spread, t).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <List>
        {companies.slice(0, SHOWN).map(({ name, ...standing }) => (
          <Company key={standing.customerId} name={name} standing={standing} kind={kind} />
        ))}
      </List>
      {companies.length > SHOWN ? (
        <Quiet>{shared('panel.more', { count: companies.length - SHOWN })}</Quiet>
      ) : null}
    </PanelPart>
  )
}

const isSame = ({ differences }: CompanyStanding) => differences.length === 0

function countLines(
  { companies, drifted, lacking, unread }: TemplateSpread,
  t: ReturnType<typeof useTexts<'protectionTemplates'>>,
): string[] {
  const same = companies.length - drifted
  return [
    ...(companies.length === 0 ? [t('spread.nowhere')] : []),
    ...(drifted > 0 ? [t('spread.drifted', { count: drifted })] : []),
    ...(same > 0 ? [t('spread.same', { count: same })] : []),
    ...(companies.length > 0 && lacking > 0 ? [t('spread.lacking', { count: lacking })] : []),
    ...(unread > 0 ? [t('spread.unread', { count: unread })] : []),
  ]
}

interface CompanyProps {
  name: string
  standing: CompanyStanding
  kind: MailPolicyKind
}

function Company({ name, standing, kind }: CompanyProps) {
  const t = useTexts('protectionTemplates')
  const defender = useTexts('defender')
  const locale = useLocale()
  const { differences } = standing
  return (
    <Item>
      <span className="name">{name}</span>
      <Verdict kind={isSame(standing) ? 'compliant' : 'notCompliant'}>
        {t(isSame(standing) ? 'spread.here' : 'spread.differs')}
      </Verdict>
      {differences.length === 0 ? null : (
        <ul>
          {differences.map((difference) => (
            <li key={difference.member}>
              <Quiet>
                {defender('deploy.change', differenceWords(kind, difference, { t: defender, locale }))}
              </Quiet>
            </li>
          ))}
        </ul>
      )}
    </Item>
  )
}
