CREATE TABLE "audit_entries" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"action" text NOT NULL,
	"actor_id" bigint,
	"actor_name" text DEFAULT '' NOT NULL,
	"target_kind" text DEFAULT '' NOT NULL,
	"target_id" text DEFAULT '' NOT NULL,
	"target" text DEFAULT '' NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	CONSTRAINT "audit_entries_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"company_email" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"vat_id" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(name || chr(31) || company || chr(31) || company_email)) STORED NOT NULL,
	CONSTRAINT "clients_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "invoice_counts" (
	"entity" text NOT NULL,
	"status" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "invoice_counts_entity_status_pk" PRIMARY KEY("entity","status")
);
--> statement-breakpoint
CREATE TABLE "invoice_history" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"invoice_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"actor_id" bigint,
	"detail" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_history_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "invoice_payments" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"invoice_id" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"method" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"client_key" text,
	"created_by" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "invoice_payments_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"kind" text DEFAULT 'invoice' NOT NULL,
	"credits_id" bigint,
	"client_id" bigint,
	"client" jsonb NOT NULL,
	"client_name" text NOT NULL,
	"seller" jsonb,
	"service" text DEFAULT '' NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"currency" text NOT NULL,
	"lines" jsonb NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"net_cents" bigint NOT NULL,
	"tax_cents" bigint NOT NULL,
	"discount_cents" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"credited_cents" bigint DEFAULT 0 NOT NULL,
	"balance_cents" bigint NOT NULL,
	"total_rank" bigint NOT NULL,
	"balance_rank" bigint NOT NULL,
	"status" text NOT NULL,
	"issued_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"downloaded_at" timestamp (3) with time zone,
	"next_reminder_on" date,
	"reminders_sent" integer DEFAULT 0 NOT NULL,
	"recurring_id" bigint,
	"client_key" text,
	"created_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" bigint,
	"search_text" text NOT NULL,
	CONSTRAINT "invoices_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "recurring_invoices" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"client_id" bigint NOT NULL,
	"every" integer NOT NULL,
	"unit" text NOT NULL,
	"anchor_day" integer NOT NULL,
	"next_on" date NOT NULL,
	"until" date,
	"sends" boolean DEFAULT false NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"currency" text NOT NULL,
	"lines" jsonb NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"service" text DEFAULT '' NOT NULL,
	"payment_terms_days" integer DEFAULT 30 NOT NULL,
	"total_cents" bigint NOT NULL,
	"last_invoice_id" bigint,
	"created_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "recurring_invoices_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "permissions" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"assigned_to" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "permissions_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"entity" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"rules" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "roles_entity_name_pk" PRIMARY KEY("entity","name")
);
--> statement-breakpoint
CREATE TABLE "sellers" (
	"entity" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"vat_id" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"logo_file_id" bigint,
	"bank_name" text DEFAULT '' NOT NULL,
	"bank_country" text DEFAULT '' NOT NULL,
	"iban" text DEFAULT '' NOT NULL,
	"swift_code" text DEFAULT '' NOT NULL,
	"tax_rates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"number_prefix" text DEFAULT '#' NOT NULL,
	"number_digits" integer DEFAULT 4 NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"payment_terms_days" integer DEFAULT 30 NOT NULL,
	"invoice_notes" text DEFAULT '' NOT NULL,
	"reminder_days" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sellers_entity_pk" PRIMARY KEY("entity")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_by" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "user_counts" (
	"entity" text NOT NULL,
	"role" text NOT NULL,
	"current_plan" text NOT NULL,
	"status" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "user_counts_entity_role_current_plan_status_pk" PRIMARY KEY("entity","role","current_plan","status")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"person_id" bigint,
	"full_name" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"role" text NOT NULL,
	"username" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"current_plan" text NOT NULL,
	"status" text NOT NULL,
	"billing" text NOT NULL,
	"avatar_color" text NOT NULL,
	"avatar_file_id" bigint,
	"invited_at" timestamp (3) with time zone,
	"inheritance" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(email || chr(31) || full_name || chr(31) || billing)) STORED NOT NULL,
	CONSTRAINT "users_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "password_set_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_history" ADD CONSTRAINT "invoice_history_entity_invoice_id_invoices_entity_id_fk" FOREIGN KEY ("entity","invoice_id") REFERENCES "public"."invoices"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_entity_invoice_id_invoices_entity_id_fk" FOREIGN KEY ("entity","invoice_id") REFERENCES "public"."invoices"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_entity_client_id_clients_entity_id_fk" FOREIGN KEY ("entity","client_id") REFERENCES "public"."clients"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_invoices" ADD CONSTRAINT "recurring_invoices_entity_client_id_clients_entity_id_fk" FOREIGN KEY ("entity","client_id") REFERENCES "public"."clients"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_entity_user_id_users_entity_id_fk" FOREIGN KEY ("entity","user_id") REFERENCES "public"."users"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_entity_person_id_people_entity_id_fk" FOREIGN KEY ("entity","person_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("entity","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_of_action" ON "audit_entries" USING btree ("entity","action","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_of_actor" ON "audit_entries" USING btree ("entity","actor_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_of_target" ON "audit_entries" USING btree ("entity","target_kind","target_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_by_text" ON "audit_entries" USING gin ("entity",lower(target || chr(31) || actor_name || chr(31) || address) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "clients_by_name" ON "clients" USING btree ("entity",(case company when '' then name else company end) collate names,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "clients_by_text" ON "clients" USING gin ("entity",search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "invoice_history_of_invoice" ON "invoice_history" USING btree ("entity","invoice_id","id");--> statement-breakpoint
CREATE INDEX "invoice_payments_of_invoice" ON "invoice_payments" USING btree ("entity","invoice_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_payments_client_key" ON "invoice_payments" USING btree ("entity","client_key") WHERE client_key is not null;--> statement-breakpoint
CREATE INDEX "invoices_by_id" ON "invoices" USING btree ("entity","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "invoices_by_status" ON "invoices" USING btree ("entity","status","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "invoices_by_client" ON "invoices" USING btree ("entity",client_name collate names,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "invoices_by_total" ON "invoices" USING btree ("entity","total_rank","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "invoices_by_issue" ON "invoices" USING btree ("entity","issued_on","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "invoices_by_due" ON "invoices" USING btree ("entity","due_on","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "invoices_by_balance" ON "invoices" USING btree ("entity","balance_rank","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "invoices_status_by_client" ON "invoices" USING btree ("entity","status",client_name collate names,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "invoices_status_by_total" ON "invoices" USING btree ("entity","status","total_rank","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "invoices_status_by_issue" ON "invoices" USING btree ("entity","status","issued_on","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "invoices_status_by_due" ON "invoices" USING btree ("entity","status","due_on","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "invoices_status_by_balance" ON "invoices" USING btree ("entity","status","balance_rank","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "invoices_of_client" ON "invoices" USING btree ("entity","client_id","id");--> statement-breakpoint
CREATE INDEX "invoices_credits" ON "invoices" USING btree ("entity","credits_id") WHERE credits_id is not null;--> statement-breakpoint
CREATE INDEX "invoices_deleted" ON "invoices" USING btree ("entity","deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "invoices_falling_due" ON "invoices" USING btree ("due_on") WHERE deleted_at is null and status in ('Sent', 'Downloaded', 'Partial Payment');--> statement-breakpoint
CREATE INDEX "invoices_to_remind" ON "invoices" USING btree ("next_reminder_on") WHERE deleted_at is null and next_reminder_on is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_client_key" ON "invoices" USING btree ("entity","client_key") WHERE client_key is not null;--> statement-breakpoint
CREATE INDEX "invoices_by_text" ON "invoices" USING gin ("entity",search_text gin_trgm_ops) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "recurring_invoices_next" ON "recurring_invoices" USING btree ("entity","next_on","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "recurring_invoices_due" ON "recurring_invoices" USING btree ("next_on") WHERE deleted_at is null and not is_paused;--> statement-breakpoint
CREATE INDEX "permissions_newest" ON "permissions" USING btree ("entity","id" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "permissions_name" ON "permissions" USING btree ("entity",lower(name)) WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "roles_title" ON "roles" USING btree ("entity",lower(title)) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "invitations_of_user" ON "invitations" USING btree ("entity","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token" ON "invitations" USING btree ("entity","token_hash");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("entity",full_name collate names,"id","role","current_plan","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("entity",email collate names,"id","role","current_plan","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_by_role" ON "users" USING btree ("entity","role","id","current_plan","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_by_plan" ON "users" USING btree ("entity","current_plan","id","role","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_by_billing" ON "users" USING btree ("entity","billing","id","role","current_plan","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_by_id" ON "users" USING btree ("entity","id","role","current_plan","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_by_status" ON "users" USING btree ("entity","status","id","role","current_plan") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_person" ON "accounts" USING btree ("entity","person_id");--> statement-breakpoint
CREATE INDEX "kanban_activity_of_person" ON "kanban_activity" USING btree ("entity","person_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_by_text" ON "users" USING gin ("entity",search_text gin_trgm_ops) WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("entity",lower(email)) WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree ("entity",lower(username)) WHERE deleted_at is null and username <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "users_person" ON "users" USING btree ("entity","person_id") WHERE deleted_at is null and person_id is not null;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_status" CHECK ("status" in ('Paid', 'Past Due', 'Partial Payment', 'Downloaded', 'Sent', 'Draft'));
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_kind" CHECK ("kind" in ('invoice', 'credit-note'));
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_status" CHECK ("status" in ('pending', 'active', 'inactive'));
--> statement-breakpoint
-- Keeps invoice_counts true: one statement, one change per status, always in the same order so that two writers cannot deadlock.
CREATE FUNCTION count_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO invoice_counts (entity, status, total)
    SELECT entity, CASE WHEN deleted_at IS NULL THEN status ELSE 'deleted' END, count(*) FROM new_rows GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (entity, status) DO UPDATE SET total = invoice_counts.total + excluded.total;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO invoice_counts (entity, status, total)
    SELECT entity, CASE WHEN deleted_at IS NULL THEN status ELSE 'deleted' END, -count(*) FROM old_rows GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (entity, status) DO UPDATE SET total = invoice_counts.total + excluded.total;
  ELSE
    INSERT INTO invoice_counts (entity, status, total)
    SELECT entity, counted_as, sum(delta) FROM (
      SELECT entity, CASE WHEN deleted_at IS NULL THEN status ELSE 'deleted' END AS counted_as, 1 AS delta FROM new_rows
      UNION ALL
      SELECT entity, CASE WHEN deleted_at IS NULL THEN status ELSE 'deleted' END, -1 FROM old_rows
    ) changes
    GROUP BY entity, counted_as HAVING sum(delta) <> 0 ORDER BY entity, counted_as
    ON CONFLICT (entity, status) DO UPDATE SET total = invoice_counts.total + excluded.total;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_counted_on_insert AFTER INSERT ON invoices REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_invoices();
--> statement-breakpoint
CREATE TRIGGER invoices_counted_on_update AFTER UPDATE ON invoices REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_invoices();
--> statement-breakpoint
CREATE TRIGGER invoices_counted_on_delete AFTER DELETE ON invoices REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_invoices();
--> statement-breakpoint
-- Keeps user_counts true: one statement, one change per kind of user, always in the same order so that two writers cannot deadlock.
CREATE FUNCTION count_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO user_counts (entity, role, current_plan, status, total)
    SELECT entity, role, current_plan, status, count(*) FROM new_rows WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (entity, role, current_plan, status) DO UPDATE SET total = user_counts.total + excluded.total;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO user_counts (entity, role, current_plan, status, total)
    SELECT entity, role, current_plan, status, -count(*) FROM old_rows WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (entity, role, current_plan, status) DO UPDATE SET total = user_counts.total + excluded.total;
  ELSE
    INSERT INTO user_counts (entity, role, current_plan, status, total)
    SELECT entity, role, current_plan, status, sum(delta) FROM (
      SELECT entity, role, current_plan, status, 1 AS delta FROM new_rows WHERE deleted_at IS NULL
      UNION ALL
      SELECT entity, role, current_plan, status, -1 FROM old_rows WHERE deleted_at IS NULL
    ) changes
    GROUP BY 1, 2, 3, 4 HAVING sum(delta) <> 0 ORDER BY 1, 2, 3, 4
    ON CONFLICT (entity, role, current_plan, status) DO UPDATE SET total = user_counts.total + excluded.total;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_counted_on_insert AFTER INSERT ON users REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_users();
--> statement-breakpoint
CREATE TRIGGER users_counted_on_update AFTER UPDATE ON users REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_users();
--> statement-breakpoint
CREATE TRIGGER users_counted_on_delete AFTER DELETE ON users REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_users();
--> statement-breakpoint
-- Tells the worker which entities have invoices that fall due, are to be reminded of or to be made on a day, and nothing of them.
CREATE FUNCTION entities_with_invoice_work(day date) RETURNS TABLE (entity text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT i.entity FROM invoices i WHERE i.deleted_at IS NULL AND i.status IN ('Sent', 'Downloaded', 'Partial Payment') AND i.due_on < day
  UNION SELECT i.entity FROM invoices i WHERE i.deleted_at IS NULL AND i.next_reminder_on <= day
  UNION SELECT r.entity FROM recurring_invoices r WHERE r.deleted_at IS NULL AND NOT r.is_paused AND r.next_on <= day
    AND (r.until IS NULL OR r.next_on <= r.until)
$$;
--> statement-breakpoint
-- Who was suspended is not found.
CREATE OR REPLACE FUNCTION find_account_for_login(login_name text)
RETURNS TABLE (entity text, account_id bigint, password_hash text, user_type text, is_sample boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT a.entity, a.id, a.password_hash, a.user_type, a.is_sample FROM accounts a
  WHERE (lower(a.email) = lower(login_name) OR lower(a.username) = lower(login_name)) AND a.suspended_at IS NULL
$$;
--> statement-breakpoint
-- Staff who can sign in already are managed users from now on.
INSERT INTO users (entity, id, person_id, full_name, role, username, email, current_plan, status, billing, avatar_color, created_at, updated_at)
SELECT a.entity, row_number() OVER (PARTITION BY a.entity ORDER BY a.id), a.person_id, p.full_name, a.role, a.username, a.email,
  'basic', 'active', 'Auto Debit', 'primary', a.created_at, a.created_at
FROM accounts a JOIN people p ON p.entity = a.entity AND p.id = a.person_id
WHERE a.user_type = 'staff';
--> statement-breakpoint
INSERT INTO counters (entity, kind, last_id) SELECT entity, 'user', max(id) FROM users GROUP BY entity;
