import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Customer } from '#shared/domain/customers/customer.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { Mfa } from './company-columns.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { countryName } from '#client/parts/countries.ts'

const Note = chakra('p', { base: { mt: 1, fontSize: 'small', color: 'muted' } })

export function CompanyDetails({ customer }: { customer: Customer }) {
  const t = useTexts('companies')
  const locale = useLocale()
  const { contact_name, contact_email, contact_phone, country, MFA, max_users } = customer
  const orNotSet = (value: string, shown: ReactNode = value) =>
    value ? shown : <Quiet>{t('panel.notSet')}</Quiet>
  return (
    <DefinitionList
      items={[
        { term: t('form.contact_name'), value: orNotSet(contact_name) },
        {
          term: t('form.contact_email'),
          value: orNotSet(contact_email, <a href={`mailto:${contact_email}`}>{contact_email}</a>),
        },
        {
          term: t('form.contact_phone'),
          value: orNotSet(
            contact_phone,
            <a href={`tel:${contact_phone.replaceAll(/[^+\d]/g, '')}`}>{contact_phone}</a>,
          ),
        },
        { term: t('form.country'), value: orNotSet(country, countryName(country, locale)) },
        {
          term: t('columns.MFA'),
          value: (
            <>
              <Mfa on={MFA} t={t} />
              {MFA ? <Note>{t('panel.appPasswords')}</Note> : null}
            </>
          ),
        },
        { term: t('panel.maxUsers'), value: max_users.toLocaleString(locale) },
      ]}
    />
  )
}
