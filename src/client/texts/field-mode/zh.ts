import type { Translation } from '../translation.ts'

export const fieldMode = {
  title: '让此设备随时可脱机工作',
  newPinTitle: '选择新的 PIN',
  newPin: '旧 PIN 不再能打开此设备。设备上的所有内容仍在这里。',
  lines: {
    opens: '无需网络，使用此设备的 PIN 或通行密钥即可打开应用。',
    locks: '闲置一小时后会锁定，而不是退出登录；不会丢失任何内容。',
    erases: '输错 PIN 十次，或 17 天未连接服务器，会擦除此处保存的内容。',
  },
  required: '你的组织要求在每台设备上启用此功能。',
  forbidden: '你的组织不允许此功能。',
  by: '解锁方式',
  ways: { pin: 'PIN 码', passkey: '通行密钥' },
  passkeyHelp: '你的指纹、面容或屏幕锁。即使此设备的磁盘被复制，数据仍受保护。',
  pinHelp: '6 到 12 位数字。PIN 可以阻止他人操作；如果担心磁盘被复制，通行密钥更安全。',
  again: '再次输入相同的 PIN',
  problems: {
    digits: '只能输入数字。',
    length: '6 到 12 位数字。',
    repeated: '重复的数字最先被猜到。请另选一个。',
    inOrder: '连续的数字最先被猜到。请另选一个。',
    common: '此 PIN 很常见，容易被猜到。请另选一个。',
    different: '两次输入不一致。',
  },
  failures: {
    unreachable: '需要连接一次服务器，但无法连接。没有任何更改。',
    refused: '你在服务器上的登录已结束。请重新登录；没有任何更改。',
    forbidden: '你的组织不允许外勤模式。没有任何更改。',
    cancelled: '未创建通行密钥。没有任何更改。',
    unsupported: '此设备无法用通行密钥保护数据。请选择 PIN。没有任何更改。',
    failed: '此设备无法保存更改。没有任何更改。',
  },
  setPin: '设置 PIN',
  setPasskey: '设置通行密钥',
  on: {
    pin: '此设备已使用 PIN 准备好脱机工作。',
    passkey: '此设备已使用通行密钥准备好脱机工作。',
  },
  persistence: {
    granted: '浏览器已承诺保留这些数据。',
    refused: '空间不足时，浏览器可能会删除这些数据。安装应用可避免这种情况。',
  },
  change: '更改 PIN 或通行密钥',
  turnedOff: '外勤模式已停用。没有网络时，此设备保持封存。',
  offer: {
    why: '使用外勤模式，即使闲置超过一小时，没有网络也能打开此设备。',
    moment: '你刚才脱机了不到一分钟。',
    minutes_other: '你刚才脱机了 {{count}} 分钟。',
    hours_other: '你刚才脱机了 {{count}} 小时。',
    setUp: '设置',
  },
} satisfies Translation<'zh', 'fieldMode'>
