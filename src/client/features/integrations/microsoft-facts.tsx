import { chakra } from '@chakra-ui/react'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { TimeSentence } from '#client/ui/times/time-sentence.tsx'
import { Mono } from '#client/ui/words.tsx'
import { UtcTime } from './utc-time.tsx'

const Names = chakra('ul', { base: { listStyleType: 'none', fontSize: 'small', overflowWrap: 'anywhere' } })

/** What is known of a company's connection to Microsoft 365 (INT-02, INT-03). */
export function MicrosoftFacts({ integration }: { integration: Integration }) {
  const t = useTexts('integrations')
  const companies = useTexts('companies')
  const locale = useLocale()
  const { tenant_name, tenant_id, domains, last_synced, missing_scopes, exchange, exchange_at } = integration
  const way = t(`exchange.ways.${exchange}`)
  return (
    <DefinitionList
      items={[
        {
          term: t('columns.synced'),
          value: last_synced ? <UtcTime at={last_synced} locale={locale} /> : t('never'),
        },
        { term: t('columns.mapped'), value: tenant_name || '–' },
        { term: companies('microsoft.tenantId'), value: <Mono>{tenant_id}</Mono> },
        { term: companies('microsoft.domains'), value: domains.join(', ') || '–' },
        {
          term: t('exchange.state'),
          value: exchange_at ? (
            <TimeSentence
              at={exchange_at}
              locale={locale}
              sentence={(time) => t('exchange.since', { way, time })}
            />
          ) : (
            way
          ),
        },
        ...(missing_scopes.length > 0
          ? [
              {
                term: t('columns.missing'),
                value: (
                  <Names>
                    {missing_scopes.map((name) => (
                      <li key={name}>{name}</li>
                    ))}
                  </Names>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}
