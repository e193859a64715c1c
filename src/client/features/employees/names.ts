import type { ProductLicense } from '#shared/domain/licenses/product-license.ts'

/** What the company's tenant calls a product; undefined when it does not say. */
export const productName = (skuId: string, licenses: readonly ProductLicense[]): string | undefined =>
  licenses.find(({ sku_id }) => sku_id === skuId)?.product_name

/** A country in the reader's language; what is no country code stays as it is. */
export const countryName = (code: string, locale: string): string =>
  /^[A-Z]{2}$/i.test(code)
    ? (new Intl.DisplayNames(locale, { type: 'region' }).of(code.toUpperCase()) ?? code)
    : code
