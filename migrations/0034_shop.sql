CREATE TABLE "cart_items" (
	"entity" text NOT NULL,
	"person_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"qty" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "cart_items_entity_person_id_product_id_pk" PRIMARY KEY("entity","person_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"code" text NOT NULL,
	"percent_off" smallint DEFAULT 0 NOT NULL,
	"cents_off" bigint DEFAULT 0 NOT NULL,
	"from_cents" bigint DEFAULT 0 NOT NULL,
	"until" date,
	"most_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" bigint,
	CONSTRAINT "coupons_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"person_id" bigint,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_events_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"status" text DEFAULT 'placed' NOT NULL,
	"lines" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"payment" text NOT NULL,
	"coupon_code" text DEFAULT '' NOT NULL,
	"subtotal_cents" bigint NOT NULL,
	"discount_cents" bigint NOT NULL,
	"delivery_cents" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"invoice_id" bigint NOT NULL,
	"client_key" text NOT NULL,
	"search_text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "orders_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"price_cents" bigint NOT NULL,
	"has_free_shipping" boolean DEFAULT false NOT NULL,
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"color_options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"picture_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"stars_sum" integer DEFAULT 0 NOT NULL,
	"stars_count" integer DEFAULT 0 NOT NULL,
	"rating" smallint GENERATED ALWAYS AS (case stars_count when 0 then 0 else round(stars_sum::numeric / stars_count) end) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" bigint,
	"search_text" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL,
	CONSTRAINT "products_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "product_reviews" (
	"entity" text NOT NULL,
	"product_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"stars" smallint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_reviews_entity_product_id_person_id_pk" PRIMARY KEY("entity","product_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "shop_addresses" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"address" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "shop_addresses_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "stock_moves" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"change" integer NOT NULL,
	"stock" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"order_id" bigint,
	"person_id" bigint,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stock_moves_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "wishlist_items" (
	"entity" text NOT NULL,
	"person_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	CONSTRAINT "wishlist_items_entity_person_id_product_id_pk" PRIMARY KEY("entity","person_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_entity_product_id_products_entity_id_fk" FOREIGN KEY ("entity","product_id") REFERENCES "public"."products"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_entity_order_id_orders_entity_id_fk" FOREIGN KEY ("entity","order_id") REFERENCES "public"."orders"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_entity_person_id_people_entity_id_fk" FOREIGN KEY ("entity","person_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_entity_invoice_id_invoices_entity_id_fk" FOREIGN KEY ("entity","invoice_id") REFERENCES "public"."invoices"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_entity_product_id_products_entity_id_fk" FOREIGN KEY ("entity","product_id") REFERENCES "public"."products"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_entity_person_id_people_entity_id_fk" FOREIGN KEY ("entity","person_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_entity_product_id_products_entity_id_fk" FOREIGN KEY ("entity","product_id") REFERENCES "public"."products"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_entity_product_id_products_entity_id_fk" FOREIGN KEY ("entity","product_id") REFERENCES "public"."products"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code" ON "coupons" USING btree ("entity","code") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "coupons_deleted" ON "coupons" USING btree ("entity","deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "order_events_of_order" ON "order_events" USING btree ("entity","order_id","id");--> statement-breakpoint
CREATE INDEX "orders_of_person" ON "orders" USING btree ("entity","person_id","id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("entity","status","id");--> statement-breakpoint
CREATE INDEX "orders_by_text" ON "orders" USING gin ("entity",search_text gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "orders_client_key" ON "orders" USING btree ("entity","person_id","client_key");--> statement-breakpoint
CREATE INDEX "products_shown" ON "products" USING btree ("entity","id") WHERE deleted_at is null and is_published;--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("entity","price_cents","id") WHERE deleted_at is null and is_published;--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("entity","category","id") WHERE deleted_at is null and is_published;--> statement-breakpoint
CREATE INDEX "products_by_brand" ON "products" USING btree ("entity","brand","id") WHERE deleted_at is null and is_published;--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("entity",name collate names,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_by_stock" ON "products" USING btree ("entity","stock","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_by_text" ON "products" USING gin ("entity",search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_deleted" ON "products" USING btree ("entity","deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "product_reviews_newest" ON "product_reviews" USING btree ("entity","product_id","id");--> statement-breakpoint
CREATE INDEX "shop_addresses_of_person" ON "shop_addresses" USING btree ("entity","person_id","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "stock_moves_of_product" ON "stock_moves" USING btree ("entity","product_id","id");--> statement-breakpoint
-- How many different things somebody has in their cart: told with each sign-in, which knows nothing else of the shop.
CREATE FUNCTION cart_count(of_entity text, of_person bigint) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT count(*)::integer FROM cart_items JOIN products ON products.entity = cart_items.entity AND products.id = cart_items.product_id
  WHERE cart_items.entity = of_entity AND cart_items.person_id = of_person AND products.deleted_at IS NULL AND products.is_published
$$;
