import { Link } from '@tanstack/react-router'
import { usePlaceAt } from './use-place.ts'

/** The lists below which a page of its own is opened. */
type ListPath =
  | '/secure/policy-management/policies'
  | '/secure/policy-management/templates'
  | '/secure/posture-templates'

/** A page's place below a list: the list's title, the way back to it, and what the page is given for a title of its own. */
export function usePartOf(path: ListPath) {
  const { title, breadcrumb, breadcrumbLabel } = usePlaceAt(path)
  const list = <Link to={path}>{title}</Link>
  const partsOf = (own: string) => ({
    isPart: true,
    title: own,
    breadcrumb: [...breadcrumb.slice(0, -1), list, own],
    breadcrumbLabel,
  })
  return { listTitle: title, list, partsOf }
}
