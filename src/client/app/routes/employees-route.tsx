import { useNavigate, useSearch } from '@tanstack/react-router'
import { EmployeesPage } from '#client/features/employees/employees-page.tsx'

export function EmployeesRoute() {
  const address = useSearch({ from: '/employees' })
  const navigate = useNavigate({ from: '/employees' })
  return (
    <EmployeesPage
      address={address}
      onAddress={(change) =>
        void navigate({ search: (now) => ({ ...now, ...change }), replace: !('employee' in change) })
      }
    />
  )
}
