import { chakra } from '@chakra-ui/react'
import type { Customer } from '#shared/domain/customers/customer.ts'
import { APPLICATION_NAMES } from '#shared/domain/integrations/applications.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { watchConnection } from '#client/data/nouns/integrations.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { Section } from '#client/parts/connection/section.tsx'
import { STATE_VERDICTS } from '#client/parts/connection/state-verdicts.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { Verdict } from '#client/ui/figures/verdict.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Products } from './products.tsx'

const Note = chakra('p', { base: { fontSize: 'small', color: 'muted' } })

/** The Google Workspace of a company that has one: how it is connected, and which licences people have there. */
export function GoogleSection({ customer }: { customer: Customer }) {
  const t = useTexts('companies')
  const words = useTexts('words')
  const locale = useLocale()
  const { permissions } = useDevice().login
  const { google, licenses = [] } = useWatched(watchConnection, customer.id) ?? {}
  if (!google || !reaches(permissions.integrations, 'readOnly')) return null
  const { state, last_synced, domains } = google
  return (
    <Section title={APPLICATION_NAMES.GWS}>
      <DefinitionList
        items={[
          {
            term: words('state'),
            value: <Verdict kind={STATE_VERDICTS[state]}>{t(`microsoft.states.${state}`)}</Verdict>,
          },
          {
            term: t('microsoft.read'),
            value: last_synced ? <TimeText at={last_synced} locale={locale} /> : words('notRead'),
          },
          { term: t('microsoft.domains'), value: domains.join(', ') || '–' },
        ]}
      />
      <Products integration={google} licenses={licenses} />
      {licenses.some(({ application }) => application === google.type) ? (
        <Note>{t('microsoft.seatsNotTold')}</Note>
      ) : null}
    </Section>
  )
}
