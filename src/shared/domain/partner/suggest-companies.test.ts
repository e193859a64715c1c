import { expect, test } from 'vitest'
import { suggestCompanies } from './suggest-companies.ts'

const tenant = (tenant_id: string, name: string, domain: string) => ({ tenant_id, name, domain })
const company = (id: string, name: string, contact_email = '') => ({ id, name, contact_email })
const suggested = (...of: Parameters<typeof suggestCompanies>) => Object.fromEntries(suggestCompanies(...of))

test('a domain says more than a name', () => {
  const tenants = [
    tenant('t1', 'Contoso', 'Contoso.example'),
    tenant('t2', 'Fabrikam Ltd', 'fabrikam.example'),
  ]
  expect(
    suggested(tenants, [
      company('c1', 'Fabrikam', 'it@contoso.example'),
      company('c2', 'Contoso'),
      company('c3', 'Fabrikam Inc'),
    ]),
  ).toEqual({ t1: 'c1', t2: 'c3' })
})

test('what is not certain is not suggested', () => {
  const tenants = [tenant('t1', 'Contoso', 'contoso.example'), tenant('t2', 'Contoso', '')]
  expect(suggested(tenants, [company('c1', 'Contoso')])).toEqual({})
  const two = [company('c1', 'A', 'a@contoso.example'), company('c2', 'B', 'b@contoso.example')]
  expect(suggested(tenants.slice(0, 1), two)).toEqual({})
  expect(suggested([tenant('t3', '', '')], [company('c1', '', '')])).toEqual({})
})
