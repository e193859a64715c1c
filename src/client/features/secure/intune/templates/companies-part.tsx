import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Quiet } from '#client/ui/words.tsx'

/** More are counted. */
const SHOWN = 50

interface CompaniesPartProps {
  ids: readonly string[]
  companyOf: (id: string) => string
}

/** The companies that have a policy of a template's kind and name. */
export function CompaniesPart({ ids, companyOf }: CompaniesPartProps) {
  const t = useTexts('intuneTemplates')
  const { compare } = new Intl.Collator(useLocale())
  const companies = ids.map((id) => ({ id, name: companyOf(id) })).toSorted((a, b) => compare(a.name, b.name))
  const rest = companies.length - SHOWN
  return (
    <PanelPart title={t('panel.companies')}>
      {companies.length === 0 ? <Quiet as="p">{t('panel.nowhere')}</Quiet> : null}
      <ul>
        {companies.slice(0, SHOWN).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      {rest > 0 ? <Quiet as="p">{t('panel.more', { count: rest })}</Quiet> : null}
      {companies.length > 0 ? (
        <Quiet as="p" mt={2} fontSize="control">
          {t('panel.companiesHelp')}
        </Quiet>
      ) : null}
    </PanelPart>
  )
}
