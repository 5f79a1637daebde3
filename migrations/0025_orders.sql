CREATE TABLE `order_files` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`key` text NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_files_key_unique` ON `order_files` (`key`);--> statement-breakpoint
CREATE INDEX `order_files_order` ON `order_files` (`order_id`);--> statement-breakpoint
CREATE INDEX `order_files_user` ON `order_files` (`user_id`);--> statement-breakpoint
CREATE TABLE `order_items` (
	`order_id` integer NOT NULL,
	`position` integer NOT NULL,
	`sku` text NOT NULL,
	`set_sku` text NOT NULL,
	`brand` text NOT NULL,
	`title` text NOT NULL,
	`quantity` integer NOT NULL,
	`price` integer NOT NULL,
	`currency` text NOT NULL,
	`car` text NOT NULL,
	`not_available` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`order_id`, `position`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_number` text NOT NULL,
	`mandant_id` integer NOT NULL,
	`supplier_id` integer,
	`user_id` integer NOT NULL,
	`prime` integer NOT NULL,
	`status` text NOT NULL,
	`lock_reason` text,
	`brand` text NOT NULL,
	`sku` text NOT NULL,
	`set_sku` text NOT NULL,
	`quantity` integer NOT NULL,
	`item_count` integer NOT NULL,
	`note` text NOT NULL,
	`deliver_to` text,
	`reason` text DEFAULT '' NOT NULL,
	`downloaded_at` integer,
	`ended_at` integer,
	`erased_at` integer,
	`searched` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`mandant_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`supplier_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_number` ON `orders` (`mandant_id`,`order_number`);--> statement-breakpoint
CREATE INDEX `orders_mandant` ON `orders` (`mandant_id`,`id`);--> statement-breakpoint
CREATE INDEX `orders_mandant_status` ON `orders` (`mandant_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `orders_mandant_status_number` ON `orders` (`mandant_id`,`status`,`order_number`);--> statement-breakpoint
CREATE INDEX `orders_supplier` ON `orders` (`supplier_id`,`id`);--> statement-breakpoint
CREATE INDEX `orders_supplier_number` ON `orders` (`supplier_id`,`order_number`);--> statement-breakpoint
CREATE INDEX `orders_supplier_status` ON `orders` (`supplier_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `orders_supplier_status_number` ON `orders` (`supplier_id`,`status`,`order_number`);--> statement-breakpoint
CREATE INDEX `orders_all_number` ON `orders` (`order_number`);--> statement-breakpoint
CREATE INDEX `orders_status` ON `orders` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `orders_status_number` ON `orders` (`status`,`order_number`);--> statement-breakpoint
CREATE INDEX `orders_user` ON `orders` (`user_id`);--> statement-breakpoint
CREATE INDEX `orders_erasable` ON `orders` (`ended_at`) WHERE "orders"."ended_at" IS NOT NULL AND "orders"."deliver_to" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `supplier` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `supplier_id` integer REFERENCES companies(id);--> statement-breakpoint
CREATE INDEX `companies_supplier` ON `companies` (`supplier_id`) WHERE "companies"."supplier_id" IS NOT NULL;
--> statement-breakpoint
CREATE VIRTUAL TABLE `orders_search` USING fts5(`words`, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
--> statement-breakpoint
CREATE TRIGGER `orders_search_insert` AFTER INSERT ON `orders` BEGIN INSERT INTO `orders_search` (`rowid`, `words`) VALUES (new.`id`, '  ' || replace(replace(replace(replace(replace(replace(replace(new.`searched`, ' ', '  '), '-', '-  '), '.', '.  '), '@', '@  '), '_', '_  '), '/', '/  '), '+', '+  ') || ' <m' || new.`mandant_id` || '> <s' || coalesce(new.`supplier_id`, '') || '>'); END;
--> statement-breakpoint
CREATE TRIGGER `orders_search_update` AFTER UPDATE OF `searched`, `supplier_id` ON `orders` WHEN new.`searched` <> old.`searched` OR new.`supplier_id` IS NOT old.`supplier_id` BEGIN DELETE FROM `orders_search` WHERE `rowid` = old.`id`; INSERT INTO `orders_search` (`rowid`, `words`) VALUES (new.`id`, '  ' || replace(replace(replace(replace(replace(replace(replace(new.`searched`, ' ', '  '), '-', '-  '), '.', '.  '), '@', '@  '), '_', '_  '), '/', '/  '), '+', '+  ') || ' <m' || new.`mandant_id` || '> <s' || coalesce(new.`supplier_id`, '') || '>'); END;
--> statement-breakpoint
CREATE TRIGGER `orders_search_delete` AFTER DELETE ON `orders` BEGIN DELETE FROM `orders_search` WHERE `rowid` = old.`id`; END;
