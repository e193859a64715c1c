import type { LucideIcon } from 'lucide-react'
import type { ComponentType, FunctionComponent } from 'react'
import { z } from 'zod'
import type { ParamsOf, RoutePath } from './route-path.ts'
import type { ScreenProps } from './screen-props.ts'

type AddressSchema = z.ZodObject

/** What the app knows of a screen that it has; what anybody may know of one stands in `shared/domain/screens`. */
interface Definition<P extends RoutePath, Search extends AddressSchema> {
  /** Its path in the shared list, or several, as the router spells them. */
  path: P | readonly [P, ...P[]]
  /** For the menu and the palette. */
  icon?: LucideIcon
  /** What its address holds beside the path. */
  search?: Search
  /** The parts of the address that open something: a step to go back from. Every other change replaces. */
  opens?: readonly (keyof z.output<NoInfer<Search>> & string)[]
  /** The part of the address that the choice of a company goes to, where the path has no place for one. */
  company?: keyof z.output<NoInfer<Search>> & string
  /** The name in the path of what the page is of: the page of another one starts afresh. */
  afresh?: keyof ParamsOf<NoInfer<P>> & string
  /** Its script with all that it says, of what a start does not bring: see `withTexts`. */
  page: () => Promise<ComponentType<ScreenProps<z.output<NoInfer<Search>>, ParamsOf<NoInfer<P>>>>>
  /** What somebody opens next from here: it is fetched once this page is there. */
  next?: readonly RoutePath[]
}

export interface BuiltScreen<P extends RoutePath = RoutePath, Search extends AddressSchema = AddressSchema> {
  paths: readonly [P, ...P[]]
  icon: LucideIcon | undefined
  search: Search
  opens: readonly string[]
  company: string | undefined
  afresh: string | undefined
  /** What it is given was checked where it was defined. */
  page: () => Promise<FunctionComponent<ScreenProps>>
  next: readonly RoutePath[]
}

const noAddress = z.object({})

export function defineScreen<const P extends RoutePath, Search extends AddressSchema = typeof noAddress>({
  path,
  icon,
  search = noAddress as unknown as Search,
  opens = [],
  company,
  afresh,
  page,
  next = [],
}: Definition<P, Search>): BuiltScreen<P, Search> {
  const paths: readonly [P, ...P[]] = typeof path === 'string' ? [path] : path
  return { paths, icon, search, opens, company, afresh, page: page as BuiltScreen['page'], next }
}
