/**
 * Apps that attackers are known to consent to with a stolen account: they export or send mail, or copy files. None of them
 * is malware by itself, so a company may want one. At most fifteen, which one filter of Graph takes.
 * https://huntresslabs.github.io/rogueapps/
 */
export const rogueApps: ReadonlyMap<string, string> = new Map([
  ['ff8d92dc-3d82-41d6-bcbd-b9174d163620', 'PerfectData Software'],
  ['2ef68ccc-8a4d-42ff-ae88-2d7bb89ad139', 'Mail_Backup'],
  ['e9a7fea1-1cc0-4cd9-a31b-9137ca5deedd', 'eM Client'],
  ['a245e8c0-b53c-4b67-9b45-751d1dff8e6b', 'Newsletter Software Supermailer'],
  ['b15665d9-eda6-4092-8539-0eec376afd59', 'rclone'],
  ['a43e5392-f48b-46a4-a0f1-098b5eeb4757', 'CloudSponge'],
  ['caffae8c-0882-4c81-9a27-d1803af53a40', 'SigParser'],
])
