export type SiteName = 'live' | 'test'
