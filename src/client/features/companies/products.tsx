import { chakra } from '@chakra-ui/react'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import type { ProductLicense } from '#shared/domain/licenses/product-license.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { ProductList } from './product-list.tsx'

const Quiet = chakra('p', { base: { fontSize: 'control', color: 'muted' } })

interface ProductsProps {
  integration: Pick<Integration, 'type' | 'last_synced'>
  licenses: readonly ProductLicense[]
}

/** The products of a company of which one of its directories has told, for whoever may see licences. */
export function Products({ integration, licenses }: ProductsProps) {
  const t = useTexts('companies')
  const { permissions } = useDevice().login
  const told = licenses.filter(({ application }) => application === integration.type)
  if (!reaches(permissions.licenseCenter, 'readOnly')) return <Quiet>{t('microsoft.hiddenProducts')}</Quiet>
  if (told.length > 0) return <ProductList licenses={told} />
  return integration.last_synced === null ? null : <Quiet>{t('microsoft.noProducts')}</Quiet>
}
