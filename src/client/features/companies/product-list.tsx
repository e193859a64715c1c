import { chakra } from '@chakra-ui/react'
import type { ProductLicense } from '#shared/domain/licenses/product-license.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'

const Table = chakra('table', {
  base: {
    w: 'full',
    fontSize: 'control',
    fontVariantNumeric: 'tabular-nums',
    '& th': { py: 1, fontWeight: 'medium', color: 'muted', textAlign: 'start' },
    '& td': { py: 1.5, borderTopWidth: '1px', borderColor: 'line', verticalAlign: 'top' },
    '& th:not(:first-of-type), & td:not(:first-of-type)': { ps: 4, textAlign: 'end', whiteSpace: 'nowrap' },
    '& .over': { color: 'red', fontWeight: 'medium' },
  },
})

/** What a company has of a vendor's products, and how much of it is in use; what is free where the vendor tells it. */
export function ProductList({ licenses }: { licenses: readonly ProductLicense[] }) {
  const t = useTexts('companies')
  const locale = useLocale()
  const isBoughtTold = licenses.some(({ enabled }) => enabled !== null)
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('microsoft.product')}</th>
          <th scope="col">{t('microsoft.used')}</th>
          {isBoughtTold ? <th scope="col">{t('microsoft.available')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {licenses.map(({ id, product_name, part_number, consumed, enabled }) => (
          <tr key={id}>
            <td title={part_number}>{product_name}</td>
            <td>{consumed.toLocaleString(locale)}</td>
            {isBoughtTold ? <Free consumed={consumed} enabled={enabled} /> : null}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Free({ consumed, enabled }: Pick<ProductLicense, 'consumed' | 'enabled'>) {
  const t = useTexts('companies')
  const locale = useLocale()
  if (enabled === null) return <td>–</td>
  if (consumed > enabled)
    return <td className="over">{t('microsoft.over', { count: consumed - enabled })}</td>
  return <td>{(enabled - consumed).toLocaleString(locale)}</td>
}
