import { useMemo } from 'react'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { ComboBox } from '#client/ui/fields/combo-box.tsx'
import { useWatched } from '#client/machines/use-watched.ts'

const ALL = ''

interface CompanySwitcherProps {
  company: string | undefined
  onCompany: (company: string | undefined) => void
}

export function CompanySwitcher({ company, onCompany }: CompanySwitcherProps) {
  const device = useDevice()
  const t = useTexts('frame')
  const words = useTexts('words')
  const locale = useLocale()
  const views = useWatched(watchCustomers)
  const options = useMemo(() => {
    // Who may not read companies still knows the names of those they work for.
    const known = views?.length ? views.map(({ row }) => row) : device.login.customers
    return known.map((customer) => ({
      value: customer.id,
      label: customer.name,
      detail: 'active' in customer && !customer.active ? t('company.deactivated') : undefined,
    }))
  }, [views, device, t])
  return (
    <ComboBox
      label={words('company')}
      value={company ?? ALL}
      onChange={(value) => onCompany(value === ALL ? undefined : value)}
      options={options}
      first={{ value: ALL, label: words('allCompanies') }}
      placeholder={words('chooseCompany')}
      searchPlaceholder={words('findCompany')}
      emptyText={words('noSuchCompany')}
      {...(company === undefined ? { count: options.length.toLocaleString(locale) } : {})}
    />
  )
}
