import type { KeyObject } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ContractVersion } from '@plainday/federation-contract';
import type { RemoteJson, SharedNeeds, SharedOffers, ShellJson } from '@plainday/tool-rspack';
import { integrityOf } from '../build/integrity';
import { parsePart, remotes } from '../record/parts';
import { publish, type Published, type PublishOptions } from '../publish/publish';
import { Site } from '../site/site';

const DATA = '@plainday/data-api';

export interface RemotePlan {
  readonly tools?: readonly string[];
  readonly contract?: ContractVersion;
  readonly needs?: SharedNeeds;
}

/** A folder with small builds of every app, and a site to publish them to. */
export class Workshop {
  readonly site: Site;

  private constructor(
    readonly folder: string,
    key: KeyObject | null,
  ) {
    this.site = new Site(join(folder, 'site'), key);
  }

  static async create(key: KeyObject | null = null): Promise<Workshop> {
    const workshop = new Workshop(await mkdtemp(join(tmpdir(), 'plainday-release-')), key);
    await workshop.buildShell('first');
    await workshop.write('marketing', 'pages/index.html', '<link href="/assets/m.0123456789.css">');
    await workshop.write('marketing', 'assets/m.0123456789.css', 'a{}');
    const listed = { path: '/assets/m.0123456789.css', bytes: 3, integrity: integrityOf('a{}') };
    await workshop.write('marketing', 'pages/assets.json', JSON.stringify([listed]));
    for (const remote of remotes) await workshop.buildRemote(remote, 'first');
    return workshop;
  }

  readonly distOf = (app: string) => join(this.folder, 'dist', app);

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }

  async write(app: string, name: string, content: string): Promise<void> {
    const path = join(this.distOf(app), name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }

  async buildShell(
    text: string,
    exports: readonly string[] = ['api', 'useRows'],
    version = '1.4.0',
  ): Promise<void> {
    const offers: SharedOffers = { [DATA]: { version, exports } };
    const json: ShellJson = { routes: {}, contract: '1.3', offers, assets: [] };
    await rm(this.distOf('shell'), { recursive: true, force: true });
    await this.write('shell', 'index.html', text);
    await this.write('shell', `assets/main.${text}.js`, text);
    await this.write('shell', 'shell.json', JSON.stringify(json));
  }

  async buildRemote(
    name: string,
    text: string,
    { tools = ['one', 'two'], contract = '1.3', needs }: RemotePlan = {},
  ): Promise<void> {
    const json: RemoteJson = {
      name,
      contract,
      needs: needs ?? { [DATA]: { range: '^1.4.0', exports: ['api'] } },
      assets: ['remote-entry.js', ...tools.map((tool) => `${tool}.js`)],
      modules: tools.map((id, order) => ({
        id,
        title: `${id} ${text}`,
        heading: id,
        icon: [],
        group: 'tool',
        order,
        files: [`${id}.js`],
      })),
    };
    await rm(this.distOf(name), { recursive: true, force: true });
    await this.write(name, 'remote-entry.js', text);
    for (const tool of tools) await this.write(name, `${tool}.js`, `${tool} ${text}`);
    await this.write(name, 'remote.json', JSON.stringify(json));
  }

  release(parts: string, options: PublishOptions = {}): Promise<Published> {
    const list = parts === '' ? [] : parts.split(' ');
    return publish(this.site, list.map(parsePart), { distOf: this.distOf, ...options });
  }
}
