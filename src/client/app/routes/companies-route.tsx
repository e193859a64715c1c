import { useNavigate, useSearch } from '@tanstack/react-router'
import { CompaniesPage } from '#client/features/companies/companies-page.tsx'

export function CompaniesRoute() {
  const address = useSearch({ from: '/companies' })
  const navigate = useNavigate({ from: '/companies' })
  return (
    <CompaniesPage
      address={address}
      onAddress={(change) =>
        void navigate({ search: (now) => ({ ...now, ...change }), replace: !('open' in change) })
      }
      onEmployees={(company) => void navigate({ to: '/employees', search: { company } })}
    />
  )
}
