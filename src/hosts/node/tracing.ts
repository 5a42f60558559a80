import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, Span } from '@opentelemetry/api';
import type { SpanProcessor } from '@opentelemetry/sdk-trace';
import type { Database } from '#server/database.ts';
import type { Log } from '#server/dependencies.ts';
import { traceparentOf } from './request-context.ts';
import type { Settings } from './settings.ts';

interface Api {
  fetch(request: Request): Response | Promise<Response>;
}

export interface Tracing {
  /** Wraps the API so that each request is a span, as a child of its `traceparent`. */
  answering(api: Api): Api;
  /** Wraps the log so that a request's log line names its span by route. */
  naming(log: Log): Log;
  /** Wraps the database so that each piece of work for a request is a span. Background jobs, which poll twice a second, have none. */
  querying(database: Database): Database;
  /** Exports the remaining spans. */
  stop(): Promise<void>;
}

type Options = NonNullable<Settings['tracing']> & { version: string };

/**
 * Sets up OpenTelemetry tracing. The libraries are loaded here so that a server without tracing never loads them. Spans contain routes and
 * statuses, never addresses, texts or people.
 * @param processor Receives the spans instead of the collector.
 */
export async function openTracing({ version, ...options }: Options, processor?: SpanProcessor): Promise<Tracing> {
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = await import('@opentelemetry/api');
  const { TracerProvider } = await import('@opentelemetry/sdk-trace');
  const { detectResources, defaultResource, envDetector, resourceFromAttributes } = await import('@opentelemetry/resources');
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'atrium', 'service.version': version }))
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new TracerProvider({
    resource,
    sampler: await samplerOf(options),
    spanProcessors: [processor ?? (await sendingTo(options))],
  });
  const tracer = provider.getTracer('atrium', version);
  const active = new AsyncLocalStorage<Span>();

  async function within<T>(span: Span, work: () => Promise<T>): Promise<T> {
    try {
      return await active.run(span, work);
    } finally {
      span.end();
    }
  }

  function parentOf(traceparent: string | undefined): Context {
    const [, traceId, spanId, flags] = traceparent?.split('-') ?? [];
    if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
    return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true });
  }

  function work<T>(name: string, of: () => Promise<T>): Promise<T> {
    const parent = active.getStore();
    if (!parent) return of();
    const context = trace.setSpan(ROOT_CONTEXT, parent);
    const attributes = { 'db.system.name': 'postgresql' };
    return within(tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, context), of);
  }

  return {
    answering: (api) => ({
      async fetch(request) {
        const attributes = { 'http.request.method': request.method };
        const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER, attributes }, parentOf(traceparentOf(request.headers)));
        return within(span, async () => {
          const answered = await api.fetch(request);
          span.setAttribute('http.response.status_code', answered.status);
          if (answered.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          return answered;
        });
      },
    }),
    naming: (log) => ({
      ...log,
      info(event, facts) {
        if (event === 'call') {
          const { method, path } = facts ?? {};
          active.getStore()?.updateName(`${method} ${path}`).setAttribute('http.route', String(path));
        }
        log.info(event, facts);
      },
    }),
    querying: (database) => ({
      reading: (entity, of) => work('read', () => database.reading(entity, of)),
      writing: (entity, of) => work('write', () => database.writing(entity, of)),
    }),
    stop: () => provider.shutdown(),
  };
}

async function sendingTo({ url, headers }: Pick<Options, 'url' | 'headers'>): Promise<SpanProcessor> {
  const { BatchSpanProcessor } = await import('@opentelemetry/sdk-trace');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  return new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, headers }) });
}

async function samplerOf({ sampler, ratio }: Pick<Options, 'sampler' | 'ratio'>) {
  const { AlwaysOffSampler, AlwaysOnSampler, ParentBasedSampler, TraceIdRatioBasedSampler } = await import('@opentelemetry/sdk-trace');
  const root = sampler.endsWith('always_on')
    ? new AlwaysOnSampler()
    : sampler.endsWith('always_off')
      ? new AlwaysOffSampler()
      : new TraceIdRatioBasedSampler(ratio);
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}
