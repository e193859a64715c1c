import type { ALL_COMPANIES, ScreenPath } from '#shared/domain/screens/screens.ts'

/** A path of a screen as the router spells it, with or without what may be left out. */
export type RoutePath = Spelled<ScreenPath>

type Spelled<P extends string> = P extends `/${infer First}/${infer Rest}`
  ? Joined<First, Spelled<`/${Rest}`>>
  : P extends `/${infer Only}`
    ? Joined<Only, ''>
    : never

type Joined<Segment extends string, Rest extends string> = Segment extends `:${infer Name}?`
  ? '' | `/${Word<Name>}${Rest}`
  : Segment extends `:${infer Name}`
    ? `/${Word<Name>}${Rest}`
    : `/${Segment}${Rest}`

type Word<Name extends string> =
  | `$${Name}`
  | (Name extends 'companySelectorId' ? typeof ALL_COMPANIES : never)

/** What the paths of a screen name by `$name`; a name that not all of them have may be absent. */
export type ParamsOf<P extends string> = {
  [Name in NamesIn<P> as IsInEach<P, Name> extends true ? Name : never]: string
} & { [Name in NamesIn<P> as IsInEach<P, Name> extends true ? never : Name]?: string }

type NamesIn<P extends string> = P extends `${string}$${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : P extends `${string}$${infer Name}`
    ? Name
    : never

type IsInEach<P extends string, Name> = [
  P extends unknown ? (Name extends NamesIn<P> ? never : P) : never,
] extends [never]
  ? true
  : false
