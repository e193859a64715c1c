import type { Customer } from '#shared/domain/customers/customer.ts'
import { isOwn } from '#shared/domain/customers/own-company.ts'
import { deleteCustomer } from '#client/data/nouns/customers.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { AskButton } from '#client/parts/connection/ask-button.tsx'
import { useWithheld } from '#client/parts/use-withheld.ts'
import { useTexts } from '#client/texts/texts.ts'
import { useNoServer } from './use-no-server.ts'

interface DeleteCompanyProps {
  customer: Customer
  disabledReason: string | undefined
}

/** Deletes a company with everything that belongs to it, which nothing brings back (ORG-11). */
export function DeleteCompany({ customer, disabledReason }: DeleteCompanyProps) {
  const device = useDevice()
  const t = useTexts('companies')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const noServer = useNoServer()
  const withheld = useWithheld('deleteCompanies')
  const { id, name } = customer
  return (
    <AskButton
      label={words('delete')}
      title={t('deletion.title', { name })}
      confirm={t('deletion.confirm')}
      done={t('deletion.done', { name })}
      refused={t('deletion.refused')}
      disabledReason={
        disabledReason ?? withheld ?? (isOwn(customer) ? errors('ownCompanyStays') : undefined) ?? noServer
      }
      onConfirm={() => deleteCustomer(device, id)}
    >
      <p>{t('deletion.text')}</p>
      <p>{t('deletion.instead')}</p>
    </AskButton>
  )
}
